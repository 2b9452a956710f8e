/**
 * Returns the number of edits from `a` to `b`. Swapping two adjacent letters counts as one edit. If there are more than `limit` edits, the
 * result can be any number above `limit`.
 */
export function computeEditDistance(a: string, b: string, limit: number): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let rowMinimum = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previousRow[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previousRow[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (rowBeforePrevious[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      rowMinimum = Math.min(rowMinimum, cost);
    }
    if (rowMinimum > limit) {
      return rowMinimum;
    }
    rowBeforePrevious = previousRow;
    previousRow = row;
  }
  return previousRow[b.length] ?? 0;
}
