import type { Locale } from '../../storefront/src/i18n/locales.ts'
import type { Ware } from '../servers/prepare-shop.ts'
import type { Random } from '../random.ts'

/** What one shopper comes to buy, once. */
export interface Intent {
  readonly id: number
  readonly email: string
  readonly isCustomer: boolean
  readonly locale: Locale
  readonly lines: readonly { readonly ware: Ware; readonly quantity: number }[]
  readonly delivery: (typeof DELIVERIES)[number]
  readonly paymentCode: string
  /** On the page of the payment service. */
  readonly decision: 'approve' | 'refuse' | 'never'
  readonly habit: Habit
}

/** How the button is pressed that places the order. */
export type Habit = (typeof HABITS)[number][0]

const HABITS = [
  ['presses once', 60],
  ['double-clicks', 10],
  ['presses again and again', 10],
  ['has two tabs', 8],
  ['reloads at once', 8],
  ['has another device', 4],
] as const

const DELIVERIES = ['locker', 'courier', 'pickup'] as const

const PAYMENTS = [['banktransfer', 3], ['cashondelivery', 3], ['checkmo', 1], ['sandbox_redirect', 3]] as const

const DECISIONS = [['approve', 8], ['refuse', 1.5], ['never', 0.5]] as const

/** Few buy of what is scarce, or nobody else would get anything to buy. */
const SCARCE = 0.02

export function createIntent(id: number, random: Random, wares: readonly Ware[], scarce: readonly Ware[], customerEmail: string | undefined): Intent {
  const isCustomer = customerEmail !== undefined
  return {
    id,
    isCustomer,
    email: customerEmail ?? `shopper-${id}@example.com`,
    locale: random.chance(0.5) ? 'pl' : 'en',
    lines: chooseLines(random, random.chance(SCARCE) ? [random.pick(scarce), ...wares] : wares),
    delivery: random.pick(DELIVERIES),
    paymentCode: random.weighted(PAYMENTS),
    decision: random.weighted(DECISIONS),
    habit: random.weighted(isCustomer ? HABITS : HABITS.slice(0, -1)),
  }
}

/** Of one to three products, a few pieces each; the first of the choices if it is among them. */
function chooseLines(random: Random, choices: readonly Ware[]): Intent['lines'] {
  const count = Math.ceil(random.between(0, 3))
  const isScarce = choices[0]!.isScarce
  const chosen = new Map(isScarce ? [[choices[0]!.sku, choices[0]!]] : [])
  while (chosen.size < count) {
    const ware = random.pick(choices)
    chosen.set(ware.sku, ware)
  }
  return [...chosen.values()].map((ware) => ({ ware, quantity: ware.isScarce ? 1 : Math.ceil(random.between(0, 3)) }))
}
