export default function removeModuleNames(source: string): string;
