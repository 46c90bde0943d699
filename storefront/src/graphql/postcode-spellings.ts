import type { AnswerBody } from './customer-token.ts'
import { StoreError, toError } from './errors.ts'

/** Codes that are written with a blank or a hyphen: Poland; Britain, Canada and the Netherlands; Portugal and Brazil, and the long form of the USA. */
const GROUPED: readonly (readonly [RegExp, string])[] = [
  [/^(\d\d)(\d{3})$/, '$1-$2'],
  [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, '$1 $2'],
  [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'],
  [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
  [/^(\d{4})(\d{3})$/, '$1-$2'],
  [/^(\d{5})(\d{3,4})$/, '$1-$2'],
  // The Czech Republic, Slovakia, Sweden and Greece.
  [/^(\d{3})(\d\d)$/, '$1 $2'],
]

interface LookUp {
  readonly operationName: string
  readonly variables: unknown
}

/** How a postal code may have been written in an order, beginning with the given spelling. */
export function postcodeSpellings(postcode: string): readonly string[] {
  const capitals = postcode.trim().toUpperCase()
  const plain = capitals.replace(/[\s\p{Pd}.,_]+/gu, '')
  const grouped = GROUPED.filter(([pattern]) => pattern.test(plain)).map(([pattern, groups]) => plain.replace(pattern, groups))
  return [...new Set([postcode, capitals, ...grouped, plain])]
}

/**
 * Looks for a guest's order under each spelling of the postal code: Magento 2.4.7 compares its characters. This is one attempt, as other
 * spellings guess no other code.
 */
export async function askInAnySpelling<Answer extends { readonly body: AnswerBody }, Call extends LookUp>(call: Call, ask: (call: Call) => Promise<Answer>): Promise<Answer> {
  const first = await ask(call)
  const variables = call.variables as { readonly input?: { readonly postcode?: unknown } }
  const { input } = variables
  if (typeof input?.postcode !== 'string' || !isNotFound(call, first)) return first
  for (const postcode of postcodeSpellings(input.postcode).slice(1)) {
    const answer = await ask({ ...call, variables: { ...variables, input: { ...input, postcode } } })
    if (!isNotFound(call, answer)) return answer
  }
  return first
}

function isNotFound({ operationName }: LookUp, { body: { errors } }: { readonly body: AnswerBody }): boolean {
  const error = errors?.[0] && toError(operationName, errors[0])
  return error instanceof StoreError && error.reason === 'not-found'
}
