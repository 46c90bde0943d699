import type { OrderedItem, OrderFacts } from './order-facts.ts'
import { dayOf, isOver, lastDayForGoods, lastDayForServices, type PeriodSettings } from './period.ts'

/** Why an item cannot be withdrawn from: returned or cancelled, period over, service begun, or file opened. */
export type Barrier = 'gone' | 'over' | 'begun' | 'opened'

export interface WithdrawableItem {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly barrier?: Barrier
  /** The right may have ended for a reason that the shop cannot check; the consumer sees a note and decides. */
  readonly caution?: 'service' | 'download'
}

export interface WithdrawableOrder {
  readonly number: string
  /** `YYYY-MM-DD` */
  readonly orderedOn: string
  /** The last day for any item, `YYYY-MM-DD`; missing while the period of one has not begun. */
  readonly lastDay?: string
  readonly items: readonly WithdrawableItem[]
}

/** `getWithdrawalRules` */
export interface WithdrawalRules extends PeriodSettings {
  readonly begunStatuses: readonly string[]
}

export function withdrawableOrder(order: OrderFacts, rules: WithdrawalRules, now: Date): WithdrawableOrder {
  const days = order.items.map((item) => lastDayOf(item, order, rules))
  const latest = days.every((day) => day !== undefined) ? days.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) : undefined
  return {
    number: order.number,
    orderedOn: isoDay(dayOf(order.orderedAt, rules.timeZone)),
    ...(latest && { lastDay: isoDay(latest) }),
    items: order.items.map((item) => withdrawableItem(item, order, rules, now)),
  }
}

function withdrawableItem(item: OrderedItem, order: OrderFacts, rules: WithdrawalRules, now: Date): WithdrawableItem {
  const { id, name, sku, options, quantity, kind } = item
  const barrier = barrierOf(item, order, rules, now)
  return {
    id, name, sku, options, quantity,
    ...(barrier ? { barrier } : kind !== 'goods' && { caution: kind }),
  }
}

function barrierOf(item: OrderedItem, order: OrderFacts, rules: WithdrawalRules, now: Date): Barrier | undefined {
  if (item.quantity === 0) return 'gone'
  if (item.kind === 'service' && rules.begunStatuses.includes(order.status)) return 'begun'
  if (item.kind === 'download' && order.areFilesOpened) return 'opened'
  return isOver(lastDayOf(item, order, rules), now, rules) ? 'over' : undefined
}

const lastDayOf = ({ kind }: OrderedItem, order: OrderFacts, rules: WithdrawalRules): Date | undefined =>
  kind === 'goods' ? lastDayForGoods(order, rules) : lastDayForServices(order, rules)

/** Why no item of the order can be withdrawn from; undefined if one can. One that the consumer could have influenced comes first. */
export function barrierOfAll({ items }: WithdrawableOrder): Barrier | undefined {
  if (items.some(({ barrier }) => !barrier)) return undefined
  return (['over', 'begun', 'opened', 'gone'] as const).find((barrier) => items.some((item) => item.barrier === barrier))
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10)
