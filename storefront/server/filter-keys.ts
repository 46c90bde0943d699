import { askBackend, storeCode } from '../src/graphql/backend.ts'
import { ProductSchemaOperation } from '../src/graphql/generated/listing.ts'
import { readAnswer } from '../src/graphql/read-answer.ts'

const POSSIBLE_ATTRIBUTE = /^(?!utm_)[a-z][a-z0-9_]{1,40}$/

/**
 * Which query keys are attributes that this backend filters by. Until it has said so, and where it does not let itself be
 * asked, whatever could be the code of an attribute is taken for one: the page ignores what turns out not to be.
 */
export function filterKeys({ refreshSeconds }: { refreshSeconds: number }) {
  let known: ReadonlySet<string> | undefined
  const refresh = async (): Promise<void> => {
    known = (await readFilterKeys()) ?? known
  }
  const timer = setInterval(() => void refresh(), Math.max(refreshSeconds, 10) * 1000).unref()
  return {
    refresh,
    isFilter: (key: string): boolean => (known ? known.has(key) : POSSIBLE_ATTRIBUTE.test(key)),
    stop: (): void => clearInterval(timer),
  }
}

async function readFilterKeys(): Promise<ReadonlySet<string> | undefined> {
  const { name, query } = ProductSchemaOperation
  try {
    const response = await askBackend({ operationName: name, query, variables: {}, store: storeCode(undefined) })
    const { __type: type } = await readAnswer<{ __type?: { inputFields?: { name: string }[] | null } | null }>(name, response)
    return type?.inputFields ? new Set(type.inputFields.map((field) => field.name)) : undefined
  } catch {
    // An outage: the pages that suffer from it report it, and the next round asks again.
    return undefined
  }
}
