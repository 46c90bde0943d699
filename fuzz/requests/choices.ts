/** Numbers that the property library has drawn, spent one by one; when they are used up, every choice is the first. */
export interface Choices {
  /** A whole number below `count`. */
  below(count: number): number
  pick<T>(values: readonly T[]): T
}

export function choices(numbers: readonly number[]): Choices {
  let next = 0
  const below = (count: number): number => (numbers[next++] ?? 0) % count
  return { below, pick: (values) => values[below(values.length)]! }
}
