/** The id under which the shop's log has a failure, if it has: of an error (graphql/errors.ts), or of what was read from one. */
export function referenceOf(failure: unknown): string | undefined {
  const { reference } = (failure ?? {}) as { readonly reference?: unknown }
  return typeof reference === 'string' ? reference : undefined
}
