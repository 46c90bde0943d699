import { type GraphQLErrorBody, ServerError, toError } from './errors.ts'

interface Answer<Data> {
  readonly data?: Data | null
  readonly errors?: readonly GraphQLErrorBody[]
}

export interface ReadAnswerOptions {
  readonly isMutation?: boolean
  /** Paths of fields that the caller can do without, such as `countries` or `customer.orders`. */
  readonly dispensable?: readonly string[]
  /** The caller can do without nothing else. */
  readonly isComplete?: boolean
  readonly onPartial?: (error: unknown) => void
  /** Called with each error first, where the answer does not come from the gateway. */
  readonly prepare?: (error: GraphQLErrorBody) => GraphQLErrorBody
}

/**
 * The data of a GraphQL response. Parts that Magento failed at are missing, if they are not essential (lost-parts.ts).
 * @param onPartial called with the ignored error
 * @throws ServerError for status 300 or above, an unparsable response, one with neither data nor errors, and a mutation that answers null:
 *   Magento reports each refusal as an error, so null does not say whether it was done
 * @throws StoreError for a refusal that the shopper may see
 */
export async function readAnswer<Data>(operation: string, response: Response, options: ReadAnswerOptions = {}): Promise<Data> {
  const { isMutation = false, dispensable = [], isComplete = false, onPartial, prepare = (error) => error } = options
  const { status } = response
  if (status >= 300) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new ServerError(operation, `the server answered ${status}`, { status, ...(retryAfter && { retryAfter }) })
  }
  const { data, errors = [] } = await parse<Data>(operation, response)
  const [error] = errors
  const isUsable = hasData(data)
  const failures = isUsable && !isComplete ? await essentialOf(data, errors, isMutation, dispensable) : errors.filter(({ path = [] }) => !isWithin(path, dispensable))
  const failure = failures[0] ?? (isUsable ? undefined : error)
  if (failure) throw toError(operation, prepare(failure))
  if (error) onPartial?.(toError(operation, prepare(error)))
  if (isUsable || (typeof data === 'object' && data && (!isMutation || dispensable.length > 0))) return data
  throw new ServerError(operation, 'the answer has neither data nor errors')
}

async function parse<Data>(operation: string, response: Response): Promise<Answer<Data>> {
  try {
    const answer: unknown = await response.json()
    if (typeof answer === 'object' && answer !== null && (!('errors' in answer) || Array.isArray(answer.errors))) return answer as Answer<Data>
  } catch (cause) {
    throw new ServerError(operation, 'the answer cannot be parsed', { cause })
  }
  throw new ServerError(operation, 'the answer is not GraphQL')
}

/** Few answers have errors: browsers load the rule with the first one. */
async function essentialOf(data: object, errors: readonly GraphQLErrorBody[], ...rest: [isMutation: boolean, dispensable: readonly string[]]): Promise<readonly GraphQLErrorBody[]> {
  if (errors.length === 0) return errors
  const { essentialErrors } = await import('./lost-parts.ts')
  return essentialErrors(data, errors, ...rest)
}

const hasData = <Data>(data: Data): data is Data & object => typeof data === 'object' && data !== null && Object.values(data).some((field) => field !== null)

function isWithin(path: readonly (string | number)[], names: readonly string[]): boolean {
  const name = `${path.filter((step) => typeof step === 'string').join('.')}.`
  return names.some((dispensable) => name.startsWith(`${dispensable}.`))
}
