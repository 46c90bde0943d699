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

export type FlawKind = 'lost' | 'duplicated' | 'incomplete' | 'unanswered'

interface StoryFlaw {
  readonly kind: FlawKind
  readonly text: string
}

/** Compares the results that a shopper saw with the stored orders. */
export function findStoryFlaws(story: Story, orders: readonly StoredOrder[]): StoryFlaw[] {
  const { outcome, intent } = story
  const found = orders.map(({ number }) => number).join(', ') || 'none'
  if (orders.length > 1) return [{ kind: 'duplicated', text: `one intent, but the orders ${found}` }]
  const [order] = orders
  const wrong = [...story.numbers].filter((number) => number !== order?.number)
  if (wrong.length > 0) return [{ kind: 'lost', text: `shown ${wrong.join(', ')}, stored ${found}` }]
  // A tab that was reloaded while another one ordered finds the cart gone, and the other one shows the order.
  if (outcome.kind === 'vanished' && !story.isShownElsewhere) return [{ kind: 'lost', text: `the cart is gone and no order was shown, stored ${found}` }]
  switch (outcome.kind) {
    case 'none':
      return [{ kind: 'unanswered', text: `no answer, stored ${found}` }]
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
