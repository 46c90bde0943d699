import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { AddProductsToCartOperation } from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from './act-on-cart.ts'
import { cartCount } from './cart-count.ts'
import { type CartProblem, readProblem, readRefusal } from './cart-problem.ts'
import { ensureCartId } from './create-cart.ts'
import { isCartUnusable } from './gone-cart.ts'

export interface ProductChoice {
  readonly sku: string
  readonly quantity: number
  /** The uids of the chosen option values, in the product's own order: Magento 2.4.6 makes a second line for another. */
  readonly selectedOptions: readonly string[]
  /** What was typed, and the free numbers of a bundle's parts. */
  readonly enteredOptions?: ReadonlyArray<{ readonly uid: string; readonly value: string }>
}

export interface Added {
  readonly isAdded: boolean
  /** The products' names as the cart has them. */
  readonly names: readonly string[]
  readonly problems: readonly CartProblem[]
  /** As it is now; none where the shop did not answer. */
  readonly cart: CartFragment | undefined
}

/**
 * Adds to the visitor's cart, of which one is made first where there is none or the shop has lost it. Of several products,
 * those go in that can.
 */
export async function addToCart(choices: readonly ProductChoice[]): Promise<Added> {
  try {
    await ensureCartId()
    try {
      return await add(choices)
    } catch (error) {
      if (!isCartUnusable(error)) throw error
      await ensureCartId()
      return await add(choices)
    }
  } catch (error) {
    logFailure('The product could not be added', error)
    return { isAdded: false, names: [], problems: [readProblem(error)], cart: undefined }
  }
}

async function add(choices: readonly ProductChoice[]): Promise<Added> {
  let before: number | undefined
  const cart = await actOnCart((cartId) => {
    before = cartCount()
    return addProducts(cartId, choices)
  })
  const refusals = cart?.refusals ?? []
  const lines = (cart?.items ?? []).filter((line) => choices.some(({ sku }) => sku === line?.product.sku))
  return {
    isAdded: isAdded({ before, after: cart?.total_quantity ?? 0, isThere: lines.length > 0, refusals }),
    names: [...new Set(lines.flatMap((line) => line?.product.name ?? []))],
    problems: refusals.map(readRefusal),
    cart,
  }
}

async function addProducts(cartId: string, choices: readonly ProductChoice[]) {
  const cartItems = choices.map(({ sku, quantity, selectedOptions, enteredOptions }) => ({
    sku, quantity, selected_options: selectedOptions, ...(enteredOptions && { entered_options: enteredOptions }),
  }))
  const { addProductsToCart } = await send(AddProductsToCartOperation, { cartId, cartItems }, { partial: true })
  if (!addProductsToCart?.cart) throw new ServerError(AddProductsToCartOperation.name, 'no cart came back')
  const { cart, user_errors } = addProductsToCart
  return { ...cart, refusals: user_errors.flatMap((error) => (error ? [error.message] : [])) }
}

interface Adding {
  readonly before: number | undefined
  readonly after: number
  /** Whether the cart has a line of what was to be added. */
  readonly isThere: boolean
  readonly refusals: readonly string[]
}

/**
 * Magento repeats the problems of earlier lines when a good one is added: then only the cart's size tells, and not even that where
 * the cart has been filled on another device since it was counted here.
 */
export function isAdded({ before, after, isThere, refusals }: Adding): boolean {
  return refusals.length === 0 || (isThere && before !== undefined && after > before)
}
