import { type GraphQLErrorBody, ServerError, toError } from './errors.ts'

interface Answer<Data> {
  readonly data?: Data | null
  readonly errors?: readonly GraphQLErrorBody[]
}

interface ReadAnswerOptions {
  readonly partial?: boolean
  /** Fields that the response may lack. */
  readonly dispensable?: readonly string[]
  readonly onPartial?: (error: unknown) => void
}

/**
 * The data of a GraphQL response.
 * @param partial accepts the rest if a part of a field failed, such as a cart line whose product was deleted
 * @param dispensable root fields that a partial response may lack
 * @param onPartial called with the ignored error
 * @throws ServerError for status 300 or above, an unparsable response, and one with neither data nor errors
 * @throws StoreError for a refusal that the shopper may see
 */
export async function readAnswer<Data>(operation: string, response: Response, options: ReadAnswerOptions = {}): Promise<Data> {
  const { partial = false, dispensable = [], onPartial } = options
  const { status } = response
  if (status >= 300) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new ServerError(operation, `the server answered ${status}`, { status, ...(retryAfter && { retryAfter }) })
  }
  const { data, errors = [] } = await parse<Data>(operation, response)
  const [error] = errors
  const failures = errors.filter(({ path }) => !dispensable.includes(String(path?.[0])))
  if (error && !(partial && hasRootFields(data, failures))) throw toError(operation, failures[0] ?? error)
  if (error) onPartial?.(toError(operation, error))
  if (typeof data !== 'object' || data === null) throw new ServerError(operation, 'the answer has neither data nor errors')
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

/** Whether there is data, and no root field is missing because of an error: it may be the only one that the caller needs. */
function hasRootFields(data: unknown, errors: readonly GraphQLErrorBody[]): boolean {
  if (typeof data !== 'object' || data === null) return false
  const fields = data as Record<string, unknown>
  const failed = errors.flatMap(({ path }) => (path?.[0] === undefined ? [] : [path[0]]))
  return Object.values(fields).some((field) => field !== null) && failed.every((field) => (fields[field] ?? null) !== null)
}
