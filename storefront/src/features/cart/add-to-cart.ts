import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { AddProductsToCartOperation } from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from './act-on-cart.ts'
import { cartCount } from './cart-count.ts'
import { readCartId } from './cart-id.ts'
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
  const before = readCartId() ? cartCount() : 0
  try {
    await ensureCartId()
    try {
      return await add(choices, before)
    } catch (error) {
      if (!isCartUnusable(error)) throw error
      await ensureCartId()
      return await add(choices, 0)
    }
  } catch (error) {
    logFailure('The product could not be added', error)
    return { isAdded: false, names: [], problems: [readProblem(error)], cart: undefined }
  }
}

async function add(choices: readonly ProductChoice[], before: number | undefined): Promise<Added> {
  const cart = await actOnCart((cartId) => addProducts(cartId, choices))
  const refusals = cart?.refusals ?? []
  const named = (cart?.items ?? []).filter((line) => choices.some(({ sku }) => sku === line?.product.sku))
  return {
    isAdded: isAdded({ before, after: cart?.total_quantity ?? 0, refusals }),
    names: [...new Set(named.flatMap((line) => line?.product.name ?? []))],
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
  readonly refusals: readonly string[]
}

/** Magento repeats the problems of earlier lines when a good one is added: then only the cart's size tells. */
export function isAdded({ before, after, refusals }: Adding): boolean {
  return refusals.length === 0 || (before !== undefined && after > before)
}
