import { StoreError } from '../graphql/errors.ts'

/** A refusal is part of shopping and only noted; anything else is an error of ours or of the way to the shop. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof StoreError) console.warn(`${what}: ${error.message}`)
  else console.error(what, error)
}
