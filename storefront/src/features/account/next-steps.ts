import type { Section } from '../dashboard/sections.ts'
import type { Overview } from './load-overview.ts'

/** What an account can be made more of, in the order in which it is worth most. `shop` leads out of the dashboard. */
export type NextStep = 'shop' | Extract<Section, 'address-book' | 'newsletter'>

/** @param sections the pages of the dashboard that the shop has: no step leads to one that it lacks */
export function nextSteps({ orderCount, addresses, isSubscribed }: Pick<Overview, 'orderCount' | 'addresses' | 'isSubscribed'>, sections: readonly Section[]): NextStep[] {
  const isOpen: Readonly<Record<NextStep, boolean>> = {
    shop: orderCount === 0,
    'address-book': addresses.length === 0,
    newsletter: !isSubscribed,
  }
  return STEPS.filter((step) => isOpen[step] && (step === 'shop' || sections.includes(step)))
}

const STEPS = ['shop', 'address-book', 'newsletter'] as const

/** Nothing has come of the account yet, so that there is nothing to look back on. */
export const isNew = ({ orderCount, addresses, wishCount }: Pick<Overview, 'orderCount' | 'addresses' | 'wishCount'>): boolean =>
  orderCount === 0 && addresses.length === 0 && wishCount === 0
