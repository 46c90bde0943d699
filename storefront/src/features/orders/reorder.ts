import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CartOperation } from '../../graphql/generated/cart.ts'
import { ReorderedProductsOperation, ReorderItemsOperation } from '../../graphql/generated/reorder.ts'
import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
import { inAnyStoreView } from '../../graphql/in-any-store-view.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { cartLines } from '../cart/cart-lines.ts'
import { ensureCartId } from '../cart/create-cart.ts'
import { isCartUnusable } from '../cart/gone-cart.ts'
import { returnedCart } from '../cart/returned-cart.ts'
import { isLineOf, missingProducts, type OrderedProduct, type Unadded, unaddedProducts } from './unadded.ts'

export interface Reordered {
  /** The number of cart lines that are new or larger than before. */
  readonly added: number
  readonly unadded: readonly Unadded[]
  /** Reordering is switched off, or not possible for this order. */
  readonly isOff: boolean
}

const running = new Map<string, Promise<Reordered>>()

/** The cart before a reorder whose answer was lost, by order number. */
const unanswered = new Map<string, CartFragment>()

/**
 * Adds the products of an earlier order to the customer's cart. A second call while the first runs joins it.
 * @throws StoreError, ServerError if nothing was added, as far as the cart shows
 */
export function reorder(orderNumber: string): Promise<Reordered> {
  const pending = running.get(orderNumber) ?? reorderOnce(orderNumber).finally(() => running.delete(orderNumber))
  running.set(orderNumber, pending)
  return pending
}

interface CartReorder {
  readonly cart: CartFragment
  readonly grown: readonly CartLineFragment[]
  /** Undefined where the answer was lost. */
  readonly refusals: readonly ListedError[] | undefined
}

async function reorderOnce(orderNumber: string): Promise<Reordered> {
  await ensureCartId()
  const { cart, grown, refusals } = await inCart(orderNumber).catch(async (error: unknown) => {
    if (!isCartUnusable(error)) throw error
    await ensureCartId()
    return inCart(orderNumber)
  })
  const isOff = refusals?.some(({ refusal }) => refusal?.reason === 'reorderOff') ?? false
  const isComplete = isOff || (refusals?.length === 0 && grown.length > 0)
  return { added: grown.length, isOff, unadded: isComplete ? [] : await findUnadded(orderNumber, { cart, grown, refusals }) }
}

async function inCart(orderNumber: string): Promise<CartReorder> {
  let found: Omit<CartReorder, 'cart'> | undefined
  const cart = await actOnCart(async (cartId) => {
    const before = await cartNow(cartId)
    const earlier = unanswered.get(orderNumber)
    const late = earlier && (await arrivedSince(orderNumber, earlier, before))
    unanswered.set(orderNumber, before)
    const { after, refusals } = late ? { after: before, refusals: undefined } : await sendReorder(orderNumber, cartId, before)
    found = { grown: late ?? grownLines(before, after), refusals }
    unanswered.delete(orderNumber)
    return after
  })
  if (!cart || !found) throw new ServerError(ReorderItemsOperation.name, 'the response has no cart')
  return { cart, ...found }
}

async function cartNow(cartId: string): Promise<CartFragment> {
  const { cart } = await send(CartOperation, { cartId })
  return returnedCart(cart, CartOperation.name)
}

interface ReorderAnswer {
  readonly after: CartFragment
  readonly refusals: readonly ListedError[] | undefined
}

async function sendReorder(orderNumber: string, cartId: string, before: CartFragment): Promise<ReorderAnswer> {
  try {
    const { reorderItems, locale } = await inAnyStoreView(async (locale) => {
      const answer = await send(ReorderItemsOperation, { orderNumber }, { locale })
      return { ...answer, locale }
    })
    const answered = returnedCart(reorderItems?.cart, ReorderItemsOperation.name)
    const after = locale === document.documentElement.lang ? answered : await cartNow(cartId)
    return { after, refusals: reorderItems?.userInputErrors.filter((error) => error !== null) }
  } catch (error) {
    if (!(error instanceof ServerError)) {
      unanswered.delete(orderNumber)
      throw error
    }
    // Perhaps only the answer was lost: if the cart has grown, the reorder has arrived, and a second one would duplicate it.
    const after = await cartNow(cartId).catch(() => before)
    if (grownLines(before, after).length === 0) throw error
    return { after, refusals: undefined }
  }
}

/** The lines that an earlier reorder has added after all. Other products may have been added to the cart in the meantime. */
async function arrivedSince(orderNumber: string, earlier: CartFragment, now: CartFragment): Promise<readonly CartLineFragment[] | undefined> {
  const grown = grownLines(earlier, now)
  if (grown.length === 0) return undefined
  const products = await orderedProducts(orderNumber)
  const arrived = grown.filter((line) => products.some((product) => isLineOf(line, product)))
  return arrived.length > 0 ? arrived : undefined
}

async function findUnadded(orderNumber: string, { cart, grown, refusals }: CartReorder): Promise<Unadded[]> {
  const products = await orderedProducts(orderNumber).catch((error: unknown) => {
    logFailure('The products that were not reordered have no names', error)
    return []
  })
  return refusals?.length ? unaddedProducts(refusals, products, cartLines(cart)) : missingProducts(products, grown)
}

async function orderedProducts(orderNumber: string): Promise<readonly OrderedProduct[]> {
  const { customer } = await send(ReorderedProductsOperation, { orderNumber })
  const order = customer?.orders?.items.find((found) => found?.number === orderNumber)
  return (order?.items ?? []).filter((item) => item !== null)
}

type Lines = Pick<CartFragment, 'items'>

/** New lines, and lines with a higher quantity: Magento adds to an existing line. */
function grownLines(before: Lines, after: Lines): readonly CartLineFragment[] {
  const quantities = new Map(cartLines(before).map(({ uid, quantity }) => [uid, quantity]))
  return cartLines(after).filter(({ uid, quantity }) => quantity > (quantities.get(uid) ?? 0))
}
