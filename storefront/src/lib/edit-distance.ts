/** The operations that turn a word into another: a letter is inserted, removed, replaced, or swapped with the next one. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    const costAt = (costs: readonly number[], column: number): number => costs[column] ?? Infinity
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swapped = isSwapped ? costAt(beforeLast, column - 2) + 1 : Infinity
      next.push(Math.min(costAt(last, column) + 1, costAt(next, column - 1) + 1, costAt(last, column - 1) + (isSame ? 0 : 1), swapped))
    }
    beforeLast = last
    last = next
  }
  return last.at(-1) ?? 0
}
