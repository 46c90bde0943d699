import { setTimeout } from 'node:timers/promises'
import { openTab } from '../page/browser.ts'
import type { PageCode } from '../page/bundle-page-code.ts'
import type { Page } from '../page/open-page.ts'
import { type OrderRequest, pressElsewhere } from './press-elsewhere.ts'
import { hesitate, type Shopper } from './shopper.ts'
import type { Told } from './story.ts'

export type CheckoutEnd =
  | { readonly kind: 'ordered' }
  | { readonly kind: 'told'; readonly told: Told }
  /** The cart is empty or gone. */
  | { readonly kind: 'empty' }
  /** The page was closed before the shop answered. */
  | { readonly kind: 'left' }

type OrderOutcome = Awaited<ReturnType<PageCode['placeOrder']>>

/** Of somebody who reads that the order was not taken. */
const LONGEST_THOUGHT_MS = 4000

/** Presses the button by the shopper's habit, then once at a time, until the shop has said yes or no. */
export async function pressOrder(page: Page, shopper: Shopper, cartId: string, cart: OrderRequest['cart']): Promise<CheckoutEnd> {
  const { code } = page
  const orderedElsewhere = hearOfOrder(page, cartId)
  const { paymentCode } = shopper.intent
  let request: OrderRequest = { cartId, cart, paymentCode, isPaidElsewhere: code.kindOf(paymentCode, shopper.paymentPages).isPaidElsewhere ?? false }
  // The page was loaded anew after the order was sent off: it has no button until that is known.
  let underWay = code.wasSubmitted(cartId) ? code.resumeOrder() : undefined
  for (;;) {
    if (page.isClosed()) return { kind: 'left' }
    underWay ??= press(page, shopper, request)
    const outcome = await Promise.race([settled(page, shopper, cartId, underWay), orderedElsewhere, page.closed])
    if (!outcome) return { kind: 'left' }
    shopper.note(outcome.kind === 'refused' ? `the order was refused (${outcome.part}: ${outcome.error.message})` : outcome.kind)
    const end = await endOf(page, cartId, outcome)
    if (end) return end
    if (outcome.kind === 'changed') request = { ...request, cart: outcome.cart }
    underWay = undefined
    shopper.tally.count('pressed again', 'shopper')
    await hesitate(shopper, LONGEST_THOUGHT_MS)
  }
}

function press(page: Page, shopper: Shopper, request: OrderRequest): Promise<OrderOutcome> {
  const { code } = page
  const { story, intent, random } = shopper
  const isFirst = story.presses === 0
  story.presses += 1
  story.seen = request.cart
  shopper.note(`presses the button, ${isFirst ? intent.habit : 'again'}`)
  const placed = code.placeOrder(request)
  if (!isFirst || intent.habit === 'presses once') return placed
  shopper.tally.count(intent.habit, 'shopper')
  if (intent.habit === 'double-clicks') return code.placeOrder(request)
  if (intent.habit === 'presses again and again') return pressOn(() => code.placeOrder(request), placed)
  if (intent.habit === 'has two tabs') void pressElsewhere(shopper.openPage(openTab()), shopper, request)
  if (intent.habit === 'has another device') void pressElsewhere(undefined, shopper, request)
  if (intent.habit === 'reloads at once') void setTimeout(random.between(0, 300)).then(page.close)
  return placed
}

/** Until the first press has had its answer. */
async function pressOn(place: () => Promise<OrderOutcome>, placed: Promise<OrderOutcome>): Promise<OrderOutcome> {
  for (;;) {
    const outcome = await Promise.race([placed, setTimeout(60)])
    if (outcome) return outcome
    void place()
  }
}

/** As the checkout's last step does. */
async function settled({ code }: Page, shopper: Shopper, cartId: string, underWay: Promise<OrderOutcome>): Promise<OrderOutcome> {
  const outcome = await underWay
  if (outcome.kind !== 'lost') return outcome
  shopper.tally.count('answers looked for', 'shopper')
  shopper.note('the answer is lost, and looked for')
  const found = await code.reconcileLostOrder(cartId, outcome.isSlow, outcome.error)
  if (found.kind === 'ordered') shopper.tally.count('answers found again', 'shopper')
  return found
}

/** @returns nothing where the button is pressed again */
async function endOf({ code }: Page, cartId: string, outcome: OrderOutcome): Promise<CheckoutEnd | undefined> {
  if (outcome.kind === 'ordered') return { kind: 'ordered' }
  if (outcome.kind !== 'refused') return undefined
  if (code.isCartUnusable(outcome.error)) {
    await code.renewCart(cartId, outcome.error)
    return { kind: 'empty' }
  }
  const reason = 'refusal' in outcome.error ? (outcome.error.refusal as { reason?: string } | undefined)?.reason : undefined
  const isSoldOut = reason === 'notEnough' || reason === 'outOfStock'
  return isSoldOut ? { kind: 'told', told: { kind: 'refused', why: reason } } : undefined
}

/** Another tab has ordered what is shown here. */
function hearOfOrder({ code }: Page, cartId: string): Promise<OrderOutcome> {
  return new Promise((resolve) => {
    code.onOrderInOtherTab((order) => {
      if (order.cartId !== cartId) return
      code.saveSubmittedOrder(order)
      resolve({ kind: 'ordered' })
    })
  })
}
