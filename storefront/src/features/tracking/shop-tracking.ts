import { type Answer, onAnswer } from '../../graphql/browser.ts'
import { readDeviceList, writeDeviceList } from '../../lib/device-list.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { TrackedCart } from './cart-items.ts'
import { cartOf, eventsOfAnswer } from './events-of-answer.ts'
import { pushEvent } from './push-event.ts'
import type { ShopEvent } from './shop-events.ts'
import { shownProduct } from './shown-products.ts'
import { trackPageView, trackSelect, trackView } from './view-events.ts'

const ORDERS = 'tracked-orders'
const MOST_ORDERS = 20
const BEGUN_CHECKOUT = 'begun-checkout'

let cart: TrackedCart | undefined
let isCartSeen = false

/**
 * Writes the shop's events into the data layer from now on.
 * @param answers that came earlier, but after consent was given
 * @returns a function that stops it
 */
export function trackShop(answers: readonly Answer[]): () => void {
  const hear = (answer: Answer): void => {
    const before = cart
    try {
      cart = cartOf(answer) ?? cart
      eventsOfAnswer(answer, before).filter(isNew).forEach(pushEvent)
    } catch (error) {
      logFailure('An answer could not be tracked', error)
    }
  }
  const select = (event: MouseEvent) => void trackSelect(event)
  answers.forEach(hear)
  showPage()
  const tracking = new AbortController()
  const { signal } = tracking
  const stop = onAnswer((_refusal, answer) => answer && hear(answer))
  addEventListener('click', select, { capture: true, signal })
  watchSearch(signal)
  return () => {
    stop()
    tracking.abort()
    cart = undefined
  }
}

/** Called after a client navigation. */
export function trackMove(): void {
  isCartSeen = false
  trackPageView()
  showPage()
}

/** Other products on the same page: a new search, a filter. Browsers without the Navigation API do not report it. */
function watchSearch(signal: AbortSignal): void {
  let { pathname, search } = location
  const look = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
    const isOther = navigationType === 'push' && location.pathname === pathname && location.search !== search
    ;({ pathname, search } = location)
    // They render after the URL has changed.
    if (isOther && !shownProduct()) setTimeout(showPage)
  }
  globalThis.navigation?.addEventListener('currententrychange', look, { signal })
}

function showPage(): void {
  trackView().catch((error: unknown) => logFailure('A view could not be tracked', error))
}

/** Counts repeated requests once: a cart on each visit of its page, a checkout for each cart, an order for ever. */
function isNew({ name, params }: ShopEvent): boolean {
  if (name === 'view_cart') {
    if (isCartSeen || !location.pathname.endsWith('/cart')) return false
    return (isCartSeen = true)
  }
  if (name === 'begin_checkout') {
    if (readSession(BEGUN_CHECKOUT) === cart?.id) return false
    writeSession(BEGUN_CHECKOUT, cart?.id)
    return true
  }
  if (name !== 'purchase') return true
  const orders = readDeviceList(ORDERS)
  if (orders.includes(params.transaction_id)) return false
  writeDeviceList(ORDERS, [params.transaction_id, ...orders].slice(0, MOST_ORDERS))
  return true
}
