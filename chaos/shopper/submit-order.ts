import { setTimeout } from 'node:timers/promises'
import { openBrowser, openTab } from '../page/browser.ts'
import type { PageCode } from '../page/bundle-page-code.ts'
import type { Page } from '../page/open-page.ts'
import { PASSWORD } from '../servers/prepare-shop.ts'
import { hesitate, type Shopper } from './shopper.ts'
import type { ShopperOutcome } from './story.ts'

export type CheckoutEnd =
  | { readonly kind: 'ordered' }
  | { readonly kind: 'finished'; readonly outcome: ShopperOutcome }
  /** The cart is empty or gone. */
  | { readonly kind: 'empty' }
  /** The page was closed before the shop answered. */
  | { readonly kind: 'left' }

type OrderRequest = Parameters<PageCode['placeOrder']>[0]
type OrderOutcome = Awaited<ReturnType<PageCode['placeOrder']>>

/** The longest time to read that the order was refused. */
const MAX_THOUGHT_MS = 4000
/** A page that hangs holds the lock under which only one tab places an order. */
const PAGE_TIMEOUT_MS = 20_000

/** Clicks the button by the shopper's habit, then once at a time, until the order is placed or refused. */
export async function submitOrder(page: Page, shopper: Shopper, cartId: string, cart: OrderRequest['cart']): Promise<CheckoutEnd> {
  const { code } = page
  const orderedElsewhere = orderedInOtherTab(page, cartId)
  const { paymentCode } = shopper.intent
  let request: OrderRequest = { cartId, cart, paymentCode, needsToken: code.kindOf(paymentCode, shopper.paymentPages).isPaidElsewhere ?? false }
  // After a reload of a submitted order the page has no button until the outcome is known.
  let placing = code.wasSubmitted(cartId) ? code.resumeOrder() : undefined
  for (;;) {
    if (page.isClosed()) return { kind: 'left' }
    placing ??= click(page, shopper, request)
    const outcome = await Promise.race([settled(page, shopper, cartId, placing), orderedElsewhere, page.closed])
    if (!outcome) return { kind: 'left' }
    shopper.note(outcome.kind === 'refused' ? `the order was refused (${outcome.part}: ${outcome.error.message})` : outcome.kind)
    const end = await endOf(page, cartId, outcome)
    if (end) return end
    if (outcome.kind === 'changed' || outcome.kind === 'altered') request = { ...request, cart: outcome.cart }
    placing = undefined
    shopper.tally.count('clicked again', 'shopper')
    await hesitate(shopper, MAX_THOUGHT_MS)
  }
}

function click(page: Page, shopper: Shopper, request: OrderRequest): Promise<OrderOutcome> {
  const { code } = page
  const { story, intent, random } = shopper
  const isFirst = story.clicks === 0
  story.clicks += 1
  story.seen = request.cart
  shopper.note(`clicks the button, ${isFirst ? intent.habit : 'again'}`)
  const placed = code.placeOrder(request)
  if (!isFirst || intent.habit === 'clicks once') return placed
  shopper.tally.count(intent.habit, 'shopper')
  if (intent.habit === 'double-clicks') return code.placeOrder(request)
  if (intent.habit === 'clicks repeatedly') return clickRepeatedly(() => code.placeOrder(request), placed)
  if (intent.habit === 'has two tabs') void orderElsewhere(shopper.openPage(openTab()), shopper, request)
  if (intent.habit === 'has another device') void orderElsewhere(undefined, shopper, request)
  if (intent.habit === 'reloads at once') void setTimeout(random.between(0, 300)).then(page.close)
  return placed
}

/** Clicks until the first click has its response. */
async function clickRepeatedly(place: () => Promise<OrderOutcome>, placed: Promise<OrderOutcome>): Promise<OrderOutcome> {
  for (;;) {
    const outcome = await Promise.race([placed, setTimeout(60)])
    if (outcome) return outcome
    void place()
  }
}

/** Reconciles a lost response, as the checkout's last step does. */
async function settled({ code }: Page, shopper: Shopper, cartId: string, placing: Promise<OrderOutcome>): Promise<OrderOutcome> {
  const outcome = await placing
  if (outcome.kind !== 'lost') return outcome
  shopper.tally.count('answers looked for', 'shopper')
  shopper.note('the response is lost and is being reconciled')
  const found = await code.reconcileLostOrder(cartId, outcome)
  if (found.kind === 'ordered') shopper.tally.count('answers found again', 'shopper')
  return found
}

/** @returns undefined if the shopper clicks again */
async function endOf({ code }: Page, cartId: string, outcome: OrderOutcome): Promise<CheckoutEnd | undefined> {
  if (outcome.kind === 'ordered') return { kind: 'ordered' }
  if (outcome.kind !== 'refused') return undefined
  if (code.isCartUnusable(outcome.error)) {
    await code.renewCart(cartId, outcome.error)
    return { kind: 'empty' }
  }
  const reason = 'refusal' in outcome.error ? (outcome.error.refusal as { reason?: string } | undefined)?.reason : undefined
  const isSoldOut = reason === 'notEnough' || reason === 'outOfStock'
  return isSoldOut ? { kind: 'finished', outcome: { kind: 'refused', why: reason } } : undefined
}

/** Resolves when another tab has ordered this cart. */
function orderedInOtherTab({ code }: Page, cartId: string): Promise<OrderOutcome> {
  return new Promise((resolve) => void code.onOrderInOtherTab(cartId, () => resolve({ kind: 'ordered' })))
}

/** Orders the same cart at the same time in another tab or on another device; it tries once and records any number that it shows. */
async function orderElsewhere(tab: Page | undefined, shopper: Shopper, request: OrderRequest): Promise<void> {
  const page = tab ?? shopper.openPage(openTab(), openBrowser())
  const { code } = page
  const patience = new AbortController()
  setTimeout(PAGE_TIMEOUT_MS, undefined, { signal: patience.signal }).then(page.close, () => {})
  try {
    if (!tab) await code.logIn({ email: shopper.intent.email, password: PASSWORD })
    const outcome = await code.placeOrder(request)
    const { kind } = outcome.kind === 'lost' ? await code.reconcileLostOrder(request.cartId, outcome) : outcome
    const number = kind === 'ordered' ? code.readPlacedOrder()?.orderNumber : undefined
    shopper.note(`${tab ? 'the other tab' : 'the other device'}: ${kind}${number ? ` ${number}` : ''}`)
    if (number) shopper.story.numbers.add(number)
    if (kind === 'ordered') shopper.story.isShownElsewhere = true
  } catch (error) {
    shopper.note(`${tab ? 'the other tab' : 'the other device'}: ${(error as Error).message}`)
  } finally {
    patience.abort()
    page.close()
  }
}
