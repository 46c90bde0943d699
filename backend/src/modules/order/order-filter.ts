import type { CustomerOrdersFilterInput, FilterRangeTypeInput } from '../../generated/resolvers.ts'
import type { OrderQuery } from './order-list.repository.ts'

type Conditions = Omit<OrderQuery, 'customer' | 'store'>

/** A filter's conditions are alternatives, as in Magento. */
export function readOrderFilter(filter: CustomerOrdersFilterInput | null | undefined): Conditions {
  const { number, status, order_date: dates, grand_total: totals } = filter ?? {}
  const numbers = listed(number)
  const statuses = listed(status)
  const hasDates = isRange(dates)
  const hasTotals = isRange(totals)
  const isFiltered = numbers.length + statuses.length > 0 || Boolean(number?.match) || hasDates || hasTotals
  return {
    isFiltered: isFiltered ? 1 : 0,
    numbers: JSON.stringify(numbers),
    statuses: JSON.stringify(statuses),
    numberLike: number?.match ? `%${literal(number.match)}%` : null,
    dateFrom: hasDates ? (dates?.from ?? '') : null,
    dateTo: hasDates ? endOfDay(dates?.to ?? '9999-12-31') : null,
    totalFrom: hasTotals ? Math.round(Number(totals?.from ?? 0) * 100) : null,
    totalTo: hasTotals ? Math.round(Number(totals?.to ?? 1e12) * 100) : null,
  }
}

type Listed = { readonly eq?: string | null | undefined; readonly in?: readonly (string | null)[] | null | undefined }

const listed = (condition: Listed | null | undefined): string[] =>
  [condition?.eq, ...(condition?.in ?? [])].filter((value) => typeof value === 'string')

const isRange = (range: FilterRangeTypeInput | null | undefined): boolean => range?.from != null || range?.to != null

/** Magento removes percent signs; other LIKE wildcards are escaped. */
const literal = (text: string): string => text.replaceAll('%', '').replaceAll(/[\\_]/g, '\\$&')

/** A date without a time includes the whole day. */
const endOfDay = (time: string): string => (time.length === 10 ? `${time} 23:59:59` : time)
