import type { CartFragment } from '../../graphql/generated/types.ts'
import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, tellTabs } from '../../lib/tab-messages.ts'
import { setCartCount } from './cart-count.ts'
import { turnBegan } from './cart-turn.ts'
import { type Period, placeInTime } from './place-in-time.ts'

const CHANNEL = 'cart'

interface Seen extends Period {
  readonly cartId: string
}

interface TabNews extends Seen {
  readonly cart: CartFragment
  /** Its lines are in these words. */
  readonly language: string
}

const listeners = createListeners<[cartId: string, cart: CartFragment]>()
const elsewhere = createListeners<[cartId: string, cart?: CartFragment]>(() => onTabMessage(CHANNEL, hear))
let latest: Seen | undefined

/** Every answer of the shop that holds the cart passes here, so that all that shows it shows the same. */
export function announceCart(cartId: string, cart: CartFragment): void {
  const seen = { cartId, asked: turnBegan(), answered: Date.now() }
  const isClear = placeAmong(seen) === 'later'
  latest = seen
  setCartCount(cartId, cart.total_quantity)
  listeners.tell(cartId, cart)
  if (!isClear) elsewhere.tell(cartId)
}

/** The same of a cart that was changed, which the visitor's other tabs then show as well, without asking for it. */
export function announceChange(cartId: string, cart: CartFragment): void {
  announceCart(cartId, cart)
  tellTabs(CHANNEL, { ...latest, cart, language: document.documentElement.lang })
}

export const onCart = listeners.add

/** What another tab has made of the cart; without the cart where it has to be asked for to be shown here. */
export const onCartElsewhere = elsewhere.add

function hear({ cart, language, ...seen }: TabNews): void {
  const place = placeAmong(seen)
  if (place === 'earlier') return
  const isShown = place === 'later' && language === document.documentElement.lang
  if (isShown) latest = seen
  elsewhere.tell(seen.cartId, isShown ? cart : undefined)
}

const placeAmong = (seen: Seen) => placeInTime(seen, latest?.cartId === seen.cartId ? latest : undefined)
