import type { Locale } from '../../storefront/src/i18n/locales.ts'
import type { Variant } from '../servers/prepare-shop.ts'
import type { Random } from '../random.ts'

/** The one purchase that a shopper intends. */
export interface Intent {
  readonly id: number
  readonly email: string
  readonly isCustomer: boolean
  readonly locale: Locale
  readonly lines: readonly { readonly variant: Variant; readonly quantity: number }[]
  readonly delivery: (typeof DELIVERIES)[number]
  readonly paymentCode: string
  /** On the page of the payment service. */
  readonly decision: 'approve' | 'refuse' | 'never'
  readonly habit: Habit
}

/** How the shopper clicks the button that places the order. */
export type Habit = (typeof HABITS)[number][0]

const HABITS = [
  ['clicks once', 60],
  ['double-clicks', 10],
  ['clicks repeatedly', 10],
  ['has two tabs', 8],
  ['reloads at once', 8],
  ['has another device', 4],
] as const

const DELIVERIES = ['locker', 'courier', 'instore'] as const

const PAYMENTS = [['banktransfer', 3], ['cashondelivery', 3], ['sandbox_blik', 2], ['sandbox_card', 1]] as const

const DECISIONS = [['approve', 8], ['refuse', 1.5], ['never', 0.5]] as const

/** Few shoppers buy scarce products, so that the stock lasts for the run. */
const SCARCE = 0.02

export function createIntent(id: number, random: Random, variants: readonly Variant[], scarce: readonly Variant[], customerEmail: string | undefined): Intent {
  const isCustomer = customerEmail !== undefined
  return {
    id,
    isCustomer,
    email: customerEmail ?? `shopper-${id}@example.com`,
    locale: random.chance(0.5) ? 'pl' : 'en',
    lines: chooseLines(random, random.chance(SCARCE) ? [random.pick(scarce), ...variants] : variants),
    delivery: random.pick(DELIVERIES),
    paymentCode: random.weighted(PAYMENTS),
    decision: random.weighted(DECISIONS),
    habit: random.weighted(isCustomer ? HABITS : HABITS.slice(0, -1)),
  }
}

/** One to three products, one to three pieces each; includes the first choice if it is scarce. */
function chooseLines(random: Random, choices: readonly Variant[]): Intent['lines'] {
  const count = Math.ceil(random.between(0, 3))
  const isScarce = choices[0]!.isScarce
  const chosen = new Map(isScarce ? [[choices[0]!.sku, choices[0]!]] : [])
  while (chosen.size < count) {
    const variant = random.pick(choices)
    chosen.set(variant.sku, variant)
  }
  return [...chosen.values()].map((variant) => ({ variant, quantity: variant.isScarce ? 1 : Math.ceil(random.between(0, 3)) }))
}
