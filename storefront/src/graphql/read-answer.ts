import { type GraphQLErrorBody, ServerError, toError } from './errors.ts'

interface Answer<Data> {
  readonly data?: Data | null
  readonly errors?: readonly GraphQLErrorBody[]
}

/**
 * The data of a GraphQL answer.
 * @param partial take what is there when only a part of the answer failed (a line of a cart whose product has gone)
 * @throws ServerError for status 300 or above, an unparsable answer, and one with neither data nor errors
 * @throws StoreError for a refusal that is the shopper's to see
 */
export async function readAnswer<Data>(operation: string, response: Response, { partial = false } = {}): Promise<Data> {
  const { status } = response
  if (status >= 300) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new ServerError(operation, `the server answered ${status}`, { status, ...(retryAfter && { retryAfter }) })
  }
  const { data, errors } = await parse<Data>(operation, response)
  const [error] = errors ?? []
  if (error && !(partial && hasSome(data))) throw toError(operation, error)
  if (data === undefined || data === null) throw new ServerError(operation, 'the answer has neither data nor errors')
  return data
}

async function parse<Data>(operation: string, response: Response): Promise<Answer<Data>> {
  try {
    const answer: unknown = await response.json()
    if (typeof answer === 'object' && answer !== null) return answer as Answer<Data>
  } catch (cause) {
    throw new ServerError(operation, 'the answer cannot be parsed', { cause })
  }
  throw new ServerError(operation, 'the answer is not GraphQL')
}

const hasSome = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((field) => field !== null)
