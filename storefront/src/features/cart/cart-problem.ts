import { ServerError } from '../../graphql/errors.ts'

const REFUSALS = [
  ['notFound', /Could not find a product with SKU|Could not find specified product/],
  ['outOfStock', /out of stock|no source items|Product that you are trying to add is not available/],
  ['fewest', /The fewest you may purchase is ([\d.]+)/],
  ['most', /The most you may purchase is ([\d.]+)|Only ([\d.]+) available for sale/],
  ['steps', /only in quantities of ([\d.]+) at a time/],
  ['tooMany', /exceeds the maximum qty allowed/],
  ['notEnough', /requested qty is not available|Not enough items for sale|correct the quantity/],
  ['optionGone', /required options you selected are not available/],
  ['chooseOptions', /choose options|required options?\b|specify product option|required option\(s\)/],
  ['lineGone', /Could not find cart item|cart doesn't contain the item/],
  ['couponWrong', /coupon code isn't valid/],
  ['couponApplied', /coupon is already applied/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type CartProblem =
  | { readonly reason: (typeof REFUSALS)[number][0]; readonly count: number }
  | { readonly reason: 'unreachable' }
  /** The shop has refused nothing, and the cart it answered lacks it. */
  | { readonly reason: 'notAdded' }
  /** Words of the backend that are in no list: shown as they come. */
  | { readonly reason: 'other'; readonly text: string }

/** What a refusal of the backend says, so that it can be told in the visitor's language. */
export function readRefusal(text: string): CartProblem {
  for (const [reason, pattern] of REFUSALS) {
    const match = pattern.exec(text)
    if (match) return { reason, count: Number.parseFloat(match[1] ?? match[2] ?? '0') }
  }
  return { reason: 'other', text }
}

export function readProblem(error: unknown): CartProblem {
  if (error instanceof ServerError || !(error instanceof Error)) return { reason: 'unreachable' }
  return readRefusal(error.message)
}
