import type { DatabaseSync } from 'node:sqlite'
import type { Story } from '../shopper/story.ts'

export interface StoredOrder {
  readonly cart: string | null
  readonly number: string
  readonly grandTotal: number
  readonly email: string
  readonly paymentCode: string
  readonly state: string
  /** `SKU×quantity=row total`, in the order of the SKUs. */
  readonly lines: string
}

export const readOrders = (database: DatabaseSync): StoredOrder[] =>
  database.prepare(`
    SELECT masked_id AS cart, increment_id AS number, grand_total AS grandTotal, customer_email AS email, payment_code AS paymentCode, state,
      (SELECT group_concat(product.sku || '×' || item.quantity || '=' || row_total_including_tax, ' ' ORDER BY product.sku)
       FROM sales_order_item item JOIN product ON product.id = item.product_id WHERE order_id = o.id) AS lines
    FROM new_order o`).all() as unknown as StoredOrder[]

export type FlawKind = 'lost' | 'doubled' | 'half' | 'unanswered'

export interface StoryFlaw {
  readonly kind: FlawKind
  readonly text: string
}

/** Compares the results that a shopper saw with the stored orders. */
export function findStoryFlaws(story: Story, orders: readonly StoredOrder[]): StoryFlaw[] {
  const { told, intent } = story
  const found = orders.map(({ number }) => number).join(', ') || 'none'
  if (orders.length > 1) return [{ kind: 'doubled', text: `one intent, and the orders ${found}` }]
  const [order] = orders
  const wrong = [...story.numbers].filter((number) => number !== order?.number)
  if (wrong.length > 0) return [{ kind: 'lost', text: `told ${wrong.join(', ')}, stored ${found}` }]
  switch (told.kind) {
    case 'silence':
      return [{ kind: 'unanswered', text: `no answer, stored ${found}` }]
    case 'vanished':
      return [{ kind: 'lost', text: `the cart is gone without a word of an order, stored ${found}` }]
    case 'refused': {
      const isScarce = intent.lines.some(({ ware }) => ware.isScarce)
      if (order) return [{ kind: 'lost', text: `told of a refusal (${told.why}), stored ${found}` }]
      return isScarce ? [] : [{ kind: 'unanswered', text: `refused (${told.why}) what there is plenty of` }]
    }
    default:
      return order ? differences(story, order).map((text) => ({ kind: 'half', text: `order ${order.number}: ${text}` })) : [{ kind: 'lost', text: `told of an order (${told.kind}), stored none` }]
  }
}

function differences({ intent, seen, decided, payment }: Story, order: StoredOrder): string[] {
  const state = decided === 'approve' ? 'processing' : decided === 'refuse' ? 'canceled' : intent.paymentCode === 'sandbox_redirect' ? 'pending_payment' : 'new'
  const lines = (seen?.items ?? [])
    .flatMap((line) => (line ? [`${line.product.sku}×${line.quantity}=${grosze(line.prices?.row_total_including_tax.value)}`] : []))
    .toSorted((a, b) => (a < b ? -1 : 1))
  const pairs: [string, unknown, unknown][] = [
    ['total', grosze(seen?.prices?.grand_total?.value), order.grandTotal],
    ['lines', lines.join(' '), order.lines],
    ['payment', intent.paymentCode, order.paymentCode],
    ['e-mail address', intent.email, order.email],
    ['state', state, order.state],
    ...(payment === 'paid' || payment === 'canceled' ? [['payment that was told', payment === 'paid' ? 'processing' : 'canceled', order.state] satisfies [string, string, string]] : []),
  ]
  return pairs.filter(([, wanted, stored]) => wanted !== stored).map(([what, wanted, stored]) => `${what}: ${String(wanted)} was shown, ${String(stored)} is stored`)
}

const grosze = (value: number | null | undefined): number => Math.round((value ?? Number.NaN) * 100)
