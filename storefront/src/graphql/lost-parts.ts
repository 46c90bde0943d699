import type { GraphQLErrorBody } from './errors.ts'

type Path = readonly (string | number)[]

/**
 * What no screen can be shown without, by the end of its path: prices and sums, and the lists that a screen is about and their lengths,
 * which would look empty. Magento may fail at anything else, such as the gift message of an order's line, and the rest is shown.
 */
const ESSENTIAL =
  /\.(?:prices?|price_range|total)(?:\.|$)|customer\.(?:addresses|custom_attributes|orders|reviews|wishlists)$|\.(?:available_(?:payment|shipping)_methods|items_v2|shipping_addresses)$|(?:^|\.)(?:orders|products)\.total_count$|(?:^|\.)(?:cart|categories|compareList|customerCart|guestOrder|mergeCarts|orders(?:\.items)?|products|reviews)\.items$/

/**
 * The errors without which the answer is complete enough for its screen.
 * @param dispensable paths that the caller can do without, such as `countries` or `customer.orders`
 */
export function essentialErrors<Failure extends Pick<GraphQLErrorBody, 'path'>>(data: object, errors: readonly Failure[], isMutation: boolean, dispensable: readonly string[]): Failure[] {
  return errors.filter(({ path }) => {
    // Without a path it is about the whole request.
    if (!path) return true
    const lost = lostPath(data, path)
    // An element of a list, such as a cart's line whose product was deleted, is missing without the rest being untrue.
    if (!lost || typeof lost.at(-1) === 'number') return false
    const fields = lost.filter((step) => typeof step === 'string')
    const name = fields.join('.')
    return !dispensable.includes(name) && (fields.length <= (isMutation ? 2 : 1) || ESSENTIAL.test(name))
  })
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
