import type { OrderedItem, OrderFacts } from './order-facts.ts'
import { dayOf, isOver, lastDayForGoods, lastDayForServices, type PeriodSettings } from './period.ts'

/** Why an item is not withdrawn from: it was sent back or cancelled, the period is over, the service has begun, the file was opened. */
export type Barrier = 'gone' | 'over' | 'begun' | 'opened'

export interface WithdrawableItem {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly barrier?: Barrier
  /** The right may be lost by something that the shop cannot see from here; the consumer is told, and decides. */
  readonly caution?: 'service' | 'download'
}

export interface WithdrawableOrder {
  readonly number: string
  /** A day, as ISO writes it. */
  readonly orderedOn: string
  /** The last day for any of it, likewise; missing while none has begun to run out. */
  readonly lastDay?: string
  readonly items: readonly WithdrawableItem[]
}

interface Rules extends PeriodSettings {
  readonly begunStatuses: readonly string[]
}

export function withdrawableOrder(order: OrderFacts, rules: Rules, now: Date): WithdrawableOrder {
  const days = order.items.map((item) => lastDayOf(item, order, rules))
  const latest = days.every((day) => day !== undefined) ? days.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) : undefined
  return {
    number: order.number,
    orderedOn: isoDay(dayOf(order.orderedAt, rules.timeZone)),
    ...(latest && { lastDay: isoDay(latest) }),
    items: order.items.map((item) => withdrawableItem(item, order, rules, now)),
  }
}

function withdrawableItem(item: OrderedItem, order: OrderFacts, rules: Rules, now: Date): WithdrawableItem {
  const { id, name, sku, options, quantity, kind } = item
  const barrier = barrierOf(item, order, rules, now)
  return {
    id, name, sku, options, quantity,
    ...(barrier ? { barrier } : kind !== 'goods' && { caution: kind }),
  }
}

function barrierOf(item: OrderedItem, order: OrderFacts, rules: Rules, now: Date): Barrier | undefined {
  if (item.quantity === 0) return 'gone'
  if (item.kind === 'service' && rules.begunStatuses.includes(order.status)) return 'begun'
  if (item.kind === 'download' && order.areFilesOpened) return 'opened'
  return isOver(lastDayOf(item, order, rules), now, rules) ? 'over' : undefined
}

const lastDayOf = ({ kind }: OrderedItem, order: OrderFacts, rules: Rules): Date | undefined =>
  kind === 'goods' ? lastDayForGoods(order, rules) : lastDayForServices(order, rules)

/** Why nothing of an order can be withdrawn from, if so: what the consumer could still have changed comes first. */
export function barrierOfAll({ items }: WithdrawableOrder): Barrier | undefined {
  if (items.some(({ barrier }) => !barrier)) return undefined
  return (['over', 'begun', 'opened', 'gone'] as const).find((barrier) => items.some((item) => item.barrier === barrier))
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10)
