import type { GraphQLErrorBody } from './errors.ts'
import { isTechnical } from './refusals/library-messages.ts'

type Path = readonly (string | number)[]

/**
 * What no screen can be shown without, by the end of its path: prices and sums, and the lists that a screen is about and their lengths,
 * which would look empty, and what would read as a refusal or as nothing. Magento may fail at anything else, such as the gift message of
 * an order's line, and the rest is shown.
 */
const ESSENTIAL =
  /\.(?:prices?|price_range|total)(?:\.|$)|customer\.(?:addresses|custom_attributes|email|is_subscribed|orders|reviews|wishlists)$|cart\.(?:email|billing_address)$|\.quantity_[a-z]+$|\.(?:available_(?:payment|shipping)_methods|items_v2|shipping_addresses)$|(?:^|\.)(?:orders|products)\.total_count$|(?:^|\.)(?:cart|categories|compareList|customerCart|guestOrder|mergeCarts|orders(?:\.items)?|products|reviews)\.items$/

/** What is not gone but cannot be read: leaving it out would hide what is ordered, agreed or wished. */
const ESSENTIAL_IF_IT_EXISTS =
  /(?:^|\.)(?:cart\.items|checkoutAgreements|custom_attributes|shipping_addresses|attributesForm\.items)$|\.items_v2\.items\.product$/

/** The lists of a catalogue, which are shown without a product whose price is missing. */
const PRODUCTS = /(?:^|\.)(?:products\.items|\w+_products)$/

/**
 * The errors without which the answer is complete enough for its screen.
 * @param dispensable paths that the caller can do without, such as `countries` or `customer.orders`
 */
export function essentialErrors<Failure extends Pick<GraphQLErrorBody, 'message' | 'path'>>(data: object, errors: readonly Failure[], isMutation: boolean, dispensable: readonly string[]): Failure[] {
  return errors.filter(({ message, path }) => {
    // Without a path it is about the whole request.
    if (!path) return true
    const lost = lostPath(data, path)
    if (!lost) return false
    const fields = fieldsOf(lost)
    const name = fields.join('.')
    if (isTechnical(message) && ESSENTIAL_IF_IT_EXISTS.test(name)) return true
    // An element of a list, such as a cart's line whose product was deleted, is missing without the rest being untrue.
    if (typeof lost.at(-1) === 'number' || dispensable.includes(name)) return false
    if (fields.length > (isMutation ? 2 : 1) && !ESSENTIAL.test(name)) return false
    return !removeProduct(data, lost)
  })
}

const fieldsOf = (path: Path): string[] => path.filter((step) => typeof step === 'string')

/** @returns whether the lost field was a product's in a list */
function removeProduct(data: unknown, lost: Path): boolean {
  const end = lost.findLastIndex((step, index) => typeof step === 'number' && PRODUCTS.test(fieldsOf(lost.slice(0, index)).join('.')))
  if (end < 0) return false
  const list = lost.slice(0, end).reduce((value, step) => (value as Readonly<Record<string | number, unknown>>)[step], data)
  ;(list as unknown[])[lost[end] as number] = null
  return true
}

/** Where the answer ends on the path of an error: a field that is not nullable takes its parents with it. */
function lostPath(data: unknown, path: Path): Path | undefined {
  let value = data
  for (const [index, step] of path.entries()) {
    value = (value as Readonly<Record<string | number, unknown>>)[step]
    if (value === null || value === undefined) return path.slice(0, index + 1)
    if (typeof value !== 'object') return undefined
  }
  return undefined
}
