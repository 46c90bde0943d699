import type { Section } from '../dashboard/sections.ts'
import type { Overview } from './load-overview.ts'

/** A suggestion on the overview. `shop` leads to the home page, the others to a section of the dashboard. */
export type NextStep = 'shop' | Extract<Section, 'address-book' | 'newsletter'>

/** The steps still open, most useful first. @param sections the dashboard pages that the shop has */
export function nextSteps({ orderCount, addresses, isSubscribed }: Pick<Overview, 'orderCount' | 'addresses' | 'isSubscribed'>, sections: readonly Section[]): NextStep[] {
  const isOpen: Readonly<Record<NextStep, boolean>> = {
    shop: orderCount === 0,
    'address-book': addresses.length === 0,
    newsletter: !isSubscribed,
  }
  return STEPS.filter((step) => isOpen[step] && (step === 'shop' || sections.includes(step)))
}

const STEPS = ['shop', 'address-book', 'newsletter'] as const

export const isNew = ({ orderCount, addresses, wishCount }: Pick<Overview, 'orderCount' | 'addresses' | 'wishCount'>): boolean =>
  orderCount === 0 && addresses.length === 0 && wishCount === 0
