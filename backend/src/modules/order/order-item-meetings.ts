import type { Context, Store } from '../../graphql/context.ts'
import { attributesById } from '../catalog/product-attribute.repository.ts'
import type { Meeting } from './order-contents.ts'
import type { OrderItemRow } from './order-parts.repository.ts'

const POINT = 'meeting_point'
const CANCELLATION = 'cancellation'

/** What the product pages say of the meetings among an order's items. */
export function meetingsOfItems({ database }: Pick<Context, 'database'>, items: readonly OrderItemRow[], store: Store): Map<number, Meeting> {
  const services = items.filter(({ type }) => type === 'virtual')
  const attributes = attributesById({ database, store, customer: undefined }, services.map(({ productId }) => productId))
  return new Map(services.map(({ id, productId }) => {
    const valueOf = (code: string) => attributes.get(productId)?.find((row) => row.code === code)?.value
    return [id, { point: valueOf(POINT), cancellation: valueOf(CANCELLATION) }]
  }))
}
