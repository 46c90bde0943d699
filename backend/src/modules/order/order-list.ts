import type { Context } from '../../context.ts'
import type { CustomerOrdersArgs } from '../../generated/resolvers.ts'
import { askedPage, checkPage, pageAt, pageInfo, sliceOf } from '../catalog/page.ts'
import type { Identity } from '../customer/identity.ts'
import { readOrderFilter } from './order-filter.ts'
import { countOrders, findOrdersOf } from './order-list.repository.ts'
import { orderTime } from './order-time.ts'

/** A page of a customer's orders, of the store view that is asked unless the scope is wider; past the end it is empty. */
export function listOrders({ database, store }: Context, { id }: Identity, { filter, sort, scope, ...asked }: CustomerOrdersArgs) {
  const page = askedPage(asked)
  checkPage(page)
  const isOfStore = (scope ?? 'STORE') === 'STORE'
  const query = { customer: id, store: isOfStore ? store.id : null, ...readOrderFilter(filter) }
  const { count, firstAt } = countOrders(database, query)
  return {
    items: findOrdersOf(database, query, sort ? `${sort.sort_field}_${sort.sort_direction}` : 'ID_ASC', sliceOf(page)),
    page_info: pageInfo(pageAt(page, count)),
    total_count: count,
    date_of_first_order: firstAt === null ? null : orderTime(firstAt),
  }
}
