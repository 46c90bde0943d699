/** Refusals of the backend are expected, such as that of an expired coupon. */
export const isExpected = (error: unknown): boolean => error instanceof Error && 'isExpected' in error

/** Logs an expected error as a warning, any other, which is a bug or an outage, as an error. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof Error && isExpected(error)) console.warn(`${what}: ${error.message}`)
  else console.error(what, error)
}

interface Failure {
  readonly reference?: string | null
  readonly status?: number
  readonly retryAfter?: number
  readonly cause?: Failure
}

/** The id under which the shop's log has a failure or its cause: of an error (graphql/errors.ts), or of what was read from one. */
export function referenceOf(failure: unknown): string | undefined {
  const known = failure as Failure | null | undefined
  return known?.reference ?? (known?.cause && referenceOf(known.cause))
}

/** The minutes after which another attempt is accepted, if a failure is one attempt too many; one if a proxy does not name them. */
export function minutesToWait(failure: unknown): number | undefined {
  const known = failure as Failure | null | undefined
  if (known?.status === 429) return Math.ceil((known.retryAfter ?? 60) / 60)
  return known?.cause && minutesToWait(known.cause)
}
