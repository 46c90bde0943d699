import { askBackend, storeCode } from '../src/graphql/backend.ts'
import { FilterKeysOperation } from '../src/graphql/generated/listing.ts'
import type { FilterKeysQuery } from '../src/graphql/generated/types.ts'
import { readAnswer } from '../src/graphql/read-answer.ts'

/** Seconds. Timers support at most 24 days and fire at once with a longer delay. */
const REFRESH = { least: 10, most: 86_400 }
const POSSIBLE_ATTRIBUTE = /^(?!utm_)[a-z][a-z0-9_]{1,40}$/

/**
 * The query keys that are filterable attributes of this backend. Until it has listed them, every key that
 * could be the code of an attribute counts as one: the page ignores the others.
 */
export function filterKeys({ refreshSeconds }: { refreshSeconds: number }) {
  let known: ReadonlySet<string> | undefined
  const refresh = async (): Promise<void> => {
    known = (await readFilterKeys()) ?? known
  }
  const seconds = Math.min(Math.max(refreshSeconds, REFRESH.least), REFRESH.most)
  const timer = setInterval(() => void refresh(), seconds * 1000).unref()
  return {
    refresh,
    isFilter: (key: string): boolean => (known ? known.has(key) : POSSIBLE_ATTRIBUTE.test(key)),
    stop: (): void => clearInterval(timer),
  }
}

async function readFilterKeys(): Promise<ReadonlySet<string> | null | undefined> {
  const { name, query } = FilterKeysOperation
  try {
    const response = await askBackend({ operationName: name, query, variables: {}, store: storeCode(undefined) })
    const { products } = await readAnswer<FilterKeysQuery>(name, response)
    return products?.aggregations && new Set(products.aggregations.flatMap((facet) => (facet ? [facet.attribute_code] : [])))
  } catch {
    // In an outage the affected pages report it, and the next refresh tries again.
    return undefined
  }
}
