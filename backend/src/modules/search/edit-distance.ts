/** The number of typing errors between two words: a letter inserted, removed or replaced, or two neighbours swapped. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let line = 1; line <= one.length; line++) {
    const next = [line]
    for (let column = 1; column <= other.length; column++) {
      const replaced = at(row, column - 1) + (one[line - 1] === other[column - 1] ? 0 : 1)
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      const swapped = isSwap ? at(before, column - 2) + 1 : Infinity
      next.push(Math.min(replaced, swapped, at(row, column) + 1, at(next, column - 1) + 1))
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity
