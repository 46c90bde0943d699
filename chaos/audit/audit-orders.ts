import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PreparedShop } from '../servers/prepare-shop.ts'
import type { Story } from '../shopper/story.ts'
import { findOrderFlaws } from './order-flaws.ts'

export interface Flaw {
  readonly kind: FlawKind
  readonly text: string
  /** Undefined if the flaw belongs to no shopper. */
  readonly story: Story | undefined
}

export interface Audit {
  readonly orders: number
  readonly flaws: readonly Flaw[]
}

/** Compares the backend's database after the run with the outcome that each shopper saw. */
export function auditOrders(dataFolder: string, shop: PreparedShop, stories: readonly Story[], unreportedPayments: number): Audit {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'))
  try {
    const orderFlaws = findOrderFlaws(database, shop)
    const orders = readOrders(database)
    const byCart = new Map(stories.flatMap((story) => [...story.carts].map((cart) => [cart, story])))
    const ordersOf = Map.groupBy(orders, ({ cart }) => byCart.get(cart ?? ''))
    const unknownOrders = (ordersOf.get(undefined) ?? []).map(({ number, email }) => ({ kind: 'duplicated' as const, text: `order ${number} of ${email} belongs to no shopper`, story: undefined }))
    return {
      orders: orders.length,
      flaws: [
        ...stories.flatMap((story) => findStoryFlaws(story, ordersOf.get(story) ?? []).map((flaw) => ({ ...flaw, story }))),
        ...unknownOrders,
        ...(unreportedPayments > 0 ? [{ kind: 'incomplete' as const, text: `the backend did not accept ${unreportedPayments} payment decisions`, story: undefined }] : []),
        ...orderFlaws.map(({ text, cart }) => ({ kind: 'incomplete' as const, text, story: byCart.get(cart ?? '') })),
      ],
    }
  } finally {
    database.close()
  }
}

interface StoredOrder {
  readonly cart: string | null
  readonly number: string
  readonly grandTotal: number
  readonly email: string
  readonly paymentCode: string
  readonly state: string
  /** `SKU×quantity=row total`, in the order of the SKUs. */
  readonly lines: string
}

const readOrders = (database: DatabaseSync): StoredOrder[] =>
  database.prepare(`
    SELECT masked_id AS cart, increment_id AS number, grand_total AS grandTotal, customer_email AS email, payment_code AS paymentCode, state,
      (SELECT group_concat(product.sku || '×' || item.quantity || '=' || row_total_including_tax, ' ' ORDER BY product.sku)
       FROM sales_order_item item JOIN product ON product.id = item.product_id WHERE order_id = o.id) AS lines
    FROM new_order o`).all() as unknown as StoredOrder[]

type FlawKind = 'lost' | 'duplicated' | 'incomplete' | 'unanswered'

interface StoryFlaw {
  readonly kind: FlawKind
  readonly text: string
}

/** Compares the results that a shopper saw with the stored orders. */
function findStoryFlaws(story: Story, orders: readonly StoredOrder[]): StoryFlaw[] {
  const { outcome, intent } = story
  const found = orders.map(({ number }) => number).join(', ') || 'none'
  if (orders.length > 1) return [{ kind: 'duplicated', text: `one intent, but the orders ${found}` }]
  const [order] = orders
  const wrong = [...story.numbers].filter((number) => number !== order?.number)
  if (wrong.length > 0) return [{ kind: 'lost', text: `shown ${wrong.join(', ')}, stored ${found}` }]
  switch (outcome.kind) {
    case 'none':
      return [{ kind: 'unanswered', text: `no answer, stored ${found}` }]
    case 'vanished':
      return [{ kind: 'lost', text: `the cart is gone and no order was shown, stored ${found}` }]
    case 'refused': {
      const isScarce = intent.lines.some(({ variant }) => variant.isScarce)
      if (order) return [{ kind: 'lost', text: `shown a refusal (${outcome.why}), stored ${found}` }]
      return isScarce ? [] : [{ kind: 'unanswered', text: `refused (${outcome.why}) although everything is in stock` }]
    }
    default:
      return order ? differences(story, order).map((text) => ({ kind: 'incomplete', text: `order ${order.number}: ${text}` })) : [{ kind: 'lost', text: `shown an order (${outcome.kind}), stored none` }]
  }
}

function differences({ intent, seen, decided, payment }: Story, order: StoredOrder): string[] {
  const state = decided === 'approve' ? 'processing' : decided === 'refuse' ? 'canceled' : intent.paymentCode.startsWith('sandbox_') ? 'pending_payment' : 'new'
  const lines = (seen?.items ?? [])
    .flatMap((line) => (line ? [`${line.product.sku}×${line.quantity}=${grosze(line.prices?.row_total_including_tax.value)}`] : []))
    .toSorted((a, b) => (a < b ? -1 : 1))
  const pairs: [string, unknown, unknown][] = [
    ['total', grosze(seen?.prices?.grand_total?.value), order.grandTotal],
    ['lines', lines.join(' '), order.lines],
    ['payment', intent.paymentCode, order.paymentCode],
    ['e-mail address', intent.email, order.email],
    ['state', state, order.state],
    ...(payment === 'paid' || payment === 'canceled' ? [['payment that was shown', payment === 'paid' ? 'processing' : 'canceled', order.state] satisfies [string, string, string]] : []),
  ]
  return pairs.filter(([, expected, stored]) => expected !== stored).map(([what, expected, stored]) => `${what}: ${String(expected)} was shown, ${String(stored)} is stored`)
}

const grosze = (value: number | null | undefined): number => Math.round((value ?? Number.NaN) * 100)
