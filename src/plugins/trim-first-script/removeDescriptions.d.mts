export default function removeDescriptions(source: string): string;
