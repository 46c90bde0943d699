/**
 * Asserts a value that the database or the code guarantees, such as a row just written.
 * @param name of the missing value, for the log
 * @throws Error
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${name}`)
  return value
}
