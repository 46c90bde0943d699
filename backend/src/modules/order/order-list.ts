import type { CustomerOrdersArgs } from '../../generated/resolvers.ts'
import type { Context, Identity } from '../../graphql/context.ts'
import { requestedPage, checkPage, pageAt, pageInfo, sliceOf } from '../../graphql/page.ts'
import { readOrderFilter } from './order-filter.ts'
import { orderTime } from './order-format.ts'
import { countOrders, findOrdersOf } from './order-list.repository.ts'

/** A page of a customer's orders in the current store view, or in a wider scope; a page past the end is empty. */
export function listOrders({ database, store }: Context, { id }: Identity, { filter, sort, scope, ...pageArguments }: CustomerOrdersArgs) {
  const page = requestedPage(pageArguments)
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
