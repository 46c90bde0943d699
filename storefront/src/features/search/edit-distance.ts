/** How many slips make the other word of one: a letter put in, left out or replaced, or two neighbours exchanged. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let line = 1; line <= one.length; line++) {
    const next = [line]
    for (let column = 1; column <= other.length; column++) {
      const replaced = at(row, column - 1) + (one[line - 1] === other[column - 1] ? 0 : 1)
      const isExchange = line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      const exchanged = isExchange ? at(before, column - 2) + 1 : replaced
      next.push(Math.min(replaced, exchanged, at(row, column) + 1, at(next, column - 1) + 1))
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

/** Outside a line, nothing can be reached. */
const at = (line: readonly number[], column: number): number => line[column] ?? Infinity

/** Whether a word of this length may be mistyped: short words have one edit at most, long words two. */
export const isNear = (distance: number, { length }: string): boolean => distance <= (length < 3 ? 0 : length < 6 ? 1 : 2)
