import type { CartFragment } from '../../graphql/generated/types.ts'
import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, notifyTabs } from '../../lib/tabs.ts'
import { setCartCount } from './cart-count.ts'
import { cartCallStartedAt } from './cart-queue.ts'

const CHANNEL = 'cart'

interface Answer extends Period {
  readonly cartId: string
}

interface TabMessage extends Answer {
  readonly cart: CartFragment
  /** Of the product names. */
  readonly language: string
}

const listeners = createListeners<[cartId: string, cart: CartFragment]>()
const otherTabs = createListeners<[cartId: string, cart?: CartFragment]>(() => onTabMessage(CHANNEL, receive))
let latest: Answer | undefined

/** Called with every answer that contains the cart, so that every view shows the same cart. */
export function publishCart(cartId: string, cart: CartFragment): void {
  const answer = { cartId, requestedAt: cartCallStartedAt(), answeredAt: Date.now() }
  const isNewer = compareWithLatest(answer) === 'newer'
  latest = answer
  setCartCount(cartId, cart.total_quantity)
  listeners.notify(cartId, cart)
  if (!isNewer) otherTabs.notify(cartId)
}

/** Publishes a changed cart to the visitor's other tabs as well, which show it without a request. */
export function publishCartChange(cartId: string, cart: CartFragment): void {
  publishCart(cartId, cart)
  notifyTabs(CHANNEL, { ...latest, cart, language: document.documentElement.lang })
}

export const subscribeToCart = listeners.subscribe

/** Changes made in other tabs; without a cart when this tab has to fetch it. */
export const subscribeToOtherTabs = otherTabs.subscribe

function receive({ cart, language, ...answer }: TabMessage): void {
  const freshness = compareWithLatest(answer)
  if (freshness === 'older') return
  const isShown = freshness === 'newer' && language === document.documentElement.lang
  if (isShown) latest = answer
  otherTabs.notify(answer.cartId, isShown ? cart : undefined)
}

const compareWithLatest = (answer: Answer) => compareFreshness(answer, latest?.cartId === answer.cartId ? latest : undefined)

/** From request to answer, in milliseconds since the epoch: the answer was true at some time in between. */
interface Period {
  readonly requestedAt: number
  readonly answeredAt: number
}

/** Compares an answer with the displayed one. The order of overlapping requests is unknown. */
export function compareFreshness(answer: Period, shown: Period | undefined): 'newer' | 'older' | 'unclear' {
  if (!shown || answer.requestedAt >= shown.answeredAt) return 'newer'
  return answer.answeredAt <= shown.requestedAt ? 'older' : 'unclear'
}
