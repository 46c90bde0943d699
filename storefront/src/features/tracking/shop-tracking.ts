import { type Answer, onAnswer } from '../../graphql/browser.ts'
import { readDeviceList, writeDeviceList } from '../../lib/device-storage.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { TrackedCart } from './cart-items.ts'
import { pushEvent } from './data-layer.ts'
import { cartOf, eventsOfAnswer } from './events-of-answer.ts'
import type { ShopEvent } from './shop-events.ts'
import { shownProduct } from './shown-products.ts'
import { trackPageView, trackSelect, trackView } from './view-events.ts'

const ORDERS = 'tracked-orders'
const MAX_ORDERS = 20
const BEGUN_CHECKOUT = 'begun-checkout'

let cart: TrackedCart | undefined
let isCartSeen = false

/**
 * Writes the shop's events into the data layer from now on.
 * @param answers received since consent was given
 * @returns a function that stops the tracking
 */
export function trackShop(answers: readonly Answer[]): () => void {
  const trackAnswer = (answer: Answer): void => {
    const before = cart
    try {
      cart = cartOf(answer) ?? cart
      eventsOfAnswer(answer, before).filter(isNew).forEach(pushEvent)
    } catch (error) {
      logFailure('An answer could not be tracked', error)
    }
  }
  const select = (event: MouseEvent) => void trackSelect(event)
  answers.forEach(trackAnswer)
  trackPage()
  const tracking = new AbortController()
  const { signal } = tracking
  const stop = onAnswer((_refusal, answer) => answer && trackAnswer(answer))
  addEventListener('click', select, { capture: true, signal })
  watchSearch(signal)
  return () => {
    stop()
    tracking.abort()
    cart = undefined
  }
}

/** Called after a client navigation. */
export function trackNavigation(): void {
  isCartSeen = false
  trackPageView()
  trackPage()
}

/** Tracks the new products after another search or filter on the same page. Browsers without the Navigation API do not report it. */
function watchSearch(signal: AbortSignal): void {
  let { pathname, search } = location
  const onEntryChange = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
    const isNewQuery = navigationType === 'push' && location.pathname === pathname && location.search !== search
    ;({ pathname, search } = location)
    // The products render after the URL has changed.
    if (isNewQuery && !shownProduct()) setTimeout(trackPage)
  }
  globalThis.navigation?.addEventListener('currententrychange', onEntryChange, { signal })
}

function trackPage(): void {
  trackView().catch((error: unknown) => logFailure('A view could not be tracked', error))
}

/** Skips repeated requests: a cart counts once per visit of its page, a checkout once per cart, an order once. */
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
  writeDeviceList(ORDERS, [params.transaction_id, ...orders].slice(0, MAX_ORDERS))
  return true
}
