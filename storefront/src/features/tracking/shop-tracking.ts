import { type Answer, onAnswer } from '../../graphql/browser.ts'
import { readDeviceList, writeDeviceList } from '../../lib/device-list.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { TrackedCart } from './cart-items.ts'
import { cartOf, eventsOfAnswer } from './events-of-answer.ts'
import { pushEvent } from './push-event.ts'
import type { ShopEvent } from './shop-events.ts'
import { trackPageView, trackSelect, trackView } from './view-events.ts'

const ORDERS = 'tracked-orders'
const MOST_ORDERS = 20

let cart: TrackedCart | undefined
let begunCart: string | undefined
let isCartSeen = false

/**
 * Tells the data layer what happens in the shop from now on.
 * @param answers that came before, but after the consent
 * @returns what ends it
 */
export function trackShop(answers: readonly Answer[]): () => void {
  const hear = (answer: Answer): void => {
    const before = cart
    cart = cartOf(answer) ?? cart
    eventsOfAnswer(answer, before).filter(isNew).forEach(pushEvent)
  }
  const select = (event: MouseEvent) => void trackSelect(event)
  answers.forEach(hear)
  showPage()
  const stop = onAnswer((_refusal, answer) => answer && hear(answer))
  addEventListener('click', select, { capture: true })
  return () => {
    stop()
    removeEventListener('click', select, { capture: true })
    cart = undefined
  }
}

/** The visitor has come to another page of the shop. */
export function trackMove(): void {
  isCartSeen = false
  trackPageView()
  showPage()
}

function showPage(): void {
  trackView().catch((error: unknown) => logFailure('A view could not be tracked', error))
}

/** What is asked for again and again is counted once: a cart on each visit of its page, a checkout for each cart, an order for ever. */
function isNew({ name, params }: ShopEvent): boolean {
  if (name === 'view_cart') {
    if (isCartSeen || !location.pathname.endsWith('/cart')) return false
    return (isCartSeen = true)
  }
  if (name === 'begin_checkout') {
    const isBegun = cart !== undefined && begunCart === cart.id
    begunCart = cart?.id
    return !isBegun
  }
  if (name !== 'purchase') return true
  const orders = readDeviceList(ORDERS)
  if (orders.includes(params.transaction_id)) return false
  writeDeviceList(ORDERS, [params.transaction_id, ...orders].slice(0, MOST_ORDERS))
  return true
}
