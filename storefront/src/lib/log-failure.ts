/** Refusals of the backend are expected, such as that of an expired coupon. */
export const isExpected = (error: unknown): boolean => error instanceof Error && 'isExpected' in error

/** Logs an expected error as a warning, any other, which is a bug or an outage, as an error. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof Error && isExpected(error)) console.warn(`${what}: ${error.message}`)
  else console.error(what, error)
}

interface Failure {
  readonly reference?: string | null
  readonly cause?: Failure
}

/** The id under which the shop's log has a failure or its cause: of an error (graphql/errors.ts), or of what was read from one. */
export function referenceOf(failure: unknown): string | undefined {
  const known = failure as Failure | null | undefined
  return known?.reference ?? (known?.cause && referenceOf(known.cause))
}
