/** The shop's refusals are expected: they are part of shopping. */
export const isExpected = (error: unknown): boolean => error instanceof Error && 'isExpected' in error

/** An expected error is a warning; any other is a bug, or an outage of the shop or of the way to it. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof Error && isExpected(error)) console.warn(`${what}: ${error.message}`)
  else console.error(what, error)
}
