import { type DocumentNode, visit } from 'graphql'

export interface RepeatedFields {
  /** The maximum number of aliases of one field. */
  readonly aliases: number
  /** The number of passwords that it checks or stores. */
  readonly passwords: number
  /** The number of carts that it creates. */
  readonly carts: number
  /** The number of pairs of fields with the same response name, which validation compares with each other. */
  readonly pairs: number
}

const PASSWORD_FIELDS = [
  'generateCustomerToken', 'createCustomer', 'createCustomerV2', 'changeCustomerPassword', 'resetPassword', 'updateCustomer', 'updateCustomerEmail',
  'deleteCustomer',
]
const CART_FIELDS = ['createEmptyCart', 'createGuestCart']

/** Counts the document as written, each fragment once: spreading it again adds no aliases. */
export function repeatedFields(document: DocumentNode): RepeatedFields {
  const namesOf = new Map<string, Set<string>>()
  const timesOf = new Map<string, number>()
  visit(document, {
    Field({ name, alias }) {
      const answered = (alias ?? name).value
      const names = namesOf.get(name.value)
      if (names) names.add(answered)
      else namesOf.set(name.value, new Set([answered]))
      timesOf.set(answered, (timesOf.get(answered) ?? 0) + 1)
    },
  })
  const namesOfAll = (fields: readonly string[]): number => fields.reduce((sum, field) => sum + (namesOf.get(field)?.size ?? 0), 0)
  return {
    aliases: Math.max(0, ...[...namesOf.values()].map(({ size }) => size)),
    passwords: namesOfAll(PASSWORD_FIELDS),
    carts: namesOfAll(CART_FIELDS),
    pairs: [...timesOf.values()].reduce((sum, times) => sum + (times * (times - 1)) / 2, 0),
  }
}
