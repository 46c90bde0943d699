interface Failure {
  readonly reference?: string | null
  readonly cause?: Failure
}

/** The id under which the shop's log has a failure or its cause: of an error (graphql/errors.ts), or of what was read from one. */
export function referenceOf(failure: unknown): string | undefined {
  const { reference, cause } = (failure ?? {}) as Failure
  return reference ?? (cause && referenceOf(cause))
}
