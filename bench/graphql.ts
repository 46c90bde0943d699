import { CreateGuestCartIdOperation } from '../storefront/src/graphql/generated/cart-id.ts'
import type { Operation } from '../storefront/src/graphql/operation.ts'

/** The JSON of a request. */
export const bodyOf = <Data, Variables>({ name, query }: Operation<Data, Variables>, variables: Variables): string =>
  JSON.stringify({ operationName: name, query, variables })

/** The variables that resolve a path in a shop whose URLs have no suffix. */
export const pathsOf = (path: string) => ({ path, categoryPath: path, productPath: path })

/** @throws for a response with errors: failed requests must not be measured */
export async function ask(backendUrl: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${backendUrl}/graphql`, { method: 'POST', headers, body })
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown }
  if (errors) throw new Error(`The backend refused the bench: ${JSON.stringify(errors)}`)
  return data
}

/** Creates a guest's cart. @returns its id */
export async function guestCart(backendUrl: string): Promise<string> {
  const created = await ask(backendUrl, bodyOf(CreateGuestCartIdOperation, {}))
  return Object.values(created as Record<string, string>)[0]!
}
