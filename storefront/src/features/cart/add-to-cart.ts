import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { AddProductsToCartOperation } from '../../graphql/generated/cart.ts'
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
}

export interface Added {
  readonly isAdded: boolean
  /** The product's name as the cart has it. */
  readonly name: string
  readonly problems: readonly CartProblem[]
}

/** Adds to the visitor's cart, of which one is made first where there is none or the shop has lost it. */
export async function addToCart(choice: ProductChoice): Promise<Added> {
  const before = readCartId() ? cartCount() : 0
  try {
    await ensureCartId()
    try {
      return await add(choice, before)
    } catch (error) {
      if (!isCartUnusable(error)) throw error
      await ensureCartId()
      return await add(choice, 0)
    }
  } catch (error) {
    logFailure('The product could not be added', error)
    return { isAdded: false, name: '', problems: [readProblem(error)] }
  }
}

async function add(choice: ProductChoice, before: number | undefined): Promise<Added> {
  const cart = await actOnCart((cartId) => addProduct(cartId, choice))
  const refusals = cart?.refusals ?? []
  return {
    isAdded: isAdded({ before, after: cart?.total_quantity ?? 0, refusals }),
    name: cart?.items?.find((line) => line?.product.sku === choice.sku)?.product.name ?? '',
    problems: refusals.map(readRefusal),
  }
}

async function addProduct(cartId: string, { sku, quantity, selectedOptions }: ProductChoice) {
  const cartItems = [{ sku, quantity, selected_options: selectedOptions }]
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
