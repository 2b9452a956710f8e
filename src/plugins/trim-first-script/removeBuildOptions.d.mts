export default function removeBuildOptions(source: string): string;
