import type { Operation } from './operation.ts'
import { ServerError } from './errors.ts'
import { readAnswer } from './read-answer.ts'

/**
 * Sends an operation to the shop's own gateway, which alone knows the backend and the customer's token.
 * @throws StoreError when the shop refuses, ServerError when it cannot be reached or understood
 */
export async function send<Data, Variables>(
  { name, query }: Operation<Data, Variables>,
  variables: Variables,
  options?: { partial?: boolean },
): Promise<Data> {
  let response: Response
  try {
    response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', store: document.documentElement.lang || 'default' },
      body: JSON.stringify({ operationName: name, variables, query }),
    })
  } catch (cause) {
    throw new ServerError(name, 'the shop cannot be reached', { cause })
  }
  return readAnswer<Data>(name, response, options)
}
