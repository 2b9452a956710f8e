/** Returns the median, or NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middleIndex = sorted.length >> 1;
  const upper = sorted[middleIndex] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middleIndex - 1] ?? NaN) + upper) / 2;
}
