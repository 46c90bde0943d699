import 'server-only'
import { readServerSettings } from '../env.ts'
import type { Locale } from '../i18n/locales.ts'
import { askBackend, storeCode } from './backend.ts'
import { normalizeAnswer } from './normalize-answer.ts'
import { ServerError, StoreError, toError } from './errors.ts'
import { reportFailure } from './failure-reports.ts'
import { failureLine, statusLine } from './failure-line.ts'
import type { Operation } from './operation.ts'
import { readAnswer } from './read-answer.ts'
import { knownRefusal, rememberRefusal } from './unsupported-operations.ts'
import { withCategory } from './with-category.ts'
import { keepBriefly } from '../lib/page-signals.ts'
import { currentRequest, type RequestContext } from '../monitoring/request-context.ts'

const { revalidateSeconds } = readServerSettings()

interface ReadOptions {
  readonly locale: Locale
  /** Cache tags of the entities that the response depends on: `product:<uid>`, `category:<uid>`, `menu`, `store`. */
  readonly tags: readonly string[]
  /** True if the caller handles missing entities: a response without them is complete. */
  readonly mayLackEntities?: boolean
}

/**
 * Reads public data for a page. The response is cached for as long as a page is, and evicted by its tags; the request holds no
 * visitor's data, so that one response serves all visitors. A page that fails is rendered again, so a read that has failed is not
 * repeated for the same request.
 * @throws StoreError, ServerError
 */
export async function read<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, options: ReadOptions): Promise<Data> {
  const failures = failuresOf(currentRequest())
  const key = JSON.stringify([operation.name, variables, options.locale])
  if (failures?.has(key)) throw failures.get(key)
  try {
    return await readOnce(operation, variables, options)
  } catch (error) {
    failures?.set(key, error)
    throw error
  }
}

/** By request. Next bundles this module several times, and an error of another bundle would be of another class. */
const failedReads = new WeakMap<RequestContext, Map<string, unknown>>()

function failuresOf(request: RequestContext | undefined): Map<string, unknown> | undefined {
  if (!request) return undefined
  const failures = failedReads.get(request) ?? new Map<string, unknown>()
  failedReads.set(request, failures)
  return failures
}

async function readOnce<Data, Variables>({ name, query }: Operation<Data, Variables>, variables: Variables, { locale, tags, mayLackEntities = false }: ReadOptions): Promise<Data> {
  const store = storeCode(locale)
  const sent = { operationName: name, query, store }
  const [refused] = knownRefusal(sent)?.errors ?? []
  if (refused) throw toError(name, withCategory(refused))
  const response = await askBackend({
    ...sent,
    variables,
    init: { cache: 'force-cache', next: { tags: [...tags], revalidate: revalidateSeconds } },
  }).catch((cause: unknown) => {
    throw new ServerError(name, 'the backend cannot be reached', { cause })
  })
  const { status } = response
  if (status >= 300) throw new ServerError(name, statusLine(status, await response.json().catch(() => undefined), store), { status })
  let partialFailure: unknown
  const data = await readAnswer<Data>(name, response, { onPartial: (error) => (partialFailure = error), prepare: withCategory }).catch((error: unknown) => {
    if (error instanceof StoreError) rememberRefusal(sent, { errors: [{ message: error.message }] })
    throw error
  })
  if (partialFailure && !(mayLackEntities && isMissingEntity(partialFailure))) {
    reportFailure(`A part of ${name} is left out of a page: ${failureLine(partialFailure)}`)
    await keepBriefly()
  }
  return normalizeAnswer(data)
}

const isMissingEntity = (error: unknown): boolean => error instanceof StoreError && error.reason === 'not-found'
