import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { AddProductsToCartOperation } from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from './act-on-cart.ts'
import { arrivalOf } from './arrival.ts'
import { cartCount } from './cart-count.ts'
import { readCartId } from './cart-id.ts'
import { tellCartLost } from './cart-lost.ts'
import { type CartProblem, listedProblem, readProblem } from './cart-problem.ts'
import { ensureCartId } from './create-cart.ts'
import { type Customized, isCustomized } from './customized-choice.ts'
import { getCart } from './get-cart.ts'
import { isCartUnusable } from './gone-cart.ts'

export interface ProductChoice {
  readonly sku: string
  readonly quantity: number
  /** The uids of the chosen option values, in the product's own order: Magento 2.4.6 makes a second line for another. */
  readonly selectedOptions: readonly string[]
  /** What was typed, and the free numbers of a bundle's parts. */
  readonly enteredOptions?: ReadonlyArray<{ readonly uid: string; readonly value: string }>
  /** Of a product with options of its own. */
  readonly customized?: Customized | undefined
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
  const all: Added[] = []
  for (const group of inCalls(choices)) all.push(await addGroup(group))
  return {
    isAdded: all.some(({ isAdded }) => isAdded),
    names: [...new Set(all.flatMap(({ names }) => names))],
    problems: all.flatMap(({ problems }) => problems),
    cart: all.findLast(({ cart }) => cart)?.cart,
  }
}

/** One call for all, and one for each product with options of its own. */
function inCalls(choices: readonly ProductChoice[]): ReadonlyArray<readonly ProductChoice[]> {
  const plain = choices.filter((choice) => !isCustomized(choice))
  const customized = choices.filter((choice) => isCustomized(choice)).map((choice) => [choice])
  return plain.length > 0 || customized.length === 0 ? [plain, ...customized] : customized
}

async function addGroup(choices: readonly ProductChoice[]): Promise<Added> {
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
  }).catch((error: unknown) => findAdded(choices, before, error))
  const refusals = cart?.refusals ?? []
  const arrival = cart && refusals.length === 0 ? arrivalOf(cart, choices, before) : undefined
  if (arrival === 'some') tellCartLost('incomplete')
  const lines = (cart?.items ?? []).filter((line) => choices.some(({ sku }) => sku === line?.product.sku))
  return {
    isAdded: arrival !== 'none' && isAdded({ before, after: cart?.total_quantity ?? 0, isThere: lines.length > 0, refusals }),
    names: [...new Set(lines.flatMap((line) => line?.product.name ?? []))],
    problems: arrival === 'none' ? [{ reason: 'notAdded' }] : refusals.map(listedProblem),
    cart,
  }
}

/**
 * Only the answer may have been lost: if the cart holds more by what was sent, it has arrived, and to add it again would double it.
 * @throws the error where it has not, or nobody can tell
 */
async function findAdded(choices: readonly ProductChoice[], before: number | undefined, error: unknown) {
  const cartId = readCartId()
  if (!(error instanceof ServerError) || before === undefined || !cartId) throw error
  const cart = await getCart(cartId).catch(() => undefined)
  if (!cart || arrivalOf(cart, choices, before) !== 'all') throw error
  return { ...cart, refusals: [] }
}

async function addProducts(cartId: string, choices: readonly ProductChoice[]) {
  const [first] = choices
  if (first && isCustomized(first)) return { ...(await (await loadAddCustomized())(cartId, first)), refusals: [] }
  const cartItems = choices.map(({ sku, quantity, selectedOptions, enteredOptions }) => ({
    sku, quantity, selected_options: selectedOptions, ...(enteredOptions && { entered_options: enteredOptions }),
  }))
  const { addProductsToCart } = await send(AddProductsToCartOperation, { cartId, cartItems }, { partial: true })
  if (!addProductsToCart?.cart) throw new ServerError(AddProductsToCartOperation.name, 'no cart came back')
  const { cart, user_errors } = addProductsToCart
  return { ...cart, refusals: user_errors.filter((error) => error !== null) }
}

// Few products have options of their own.
async function loadAddCustomized() {
  try {
    return (await import('./add-customized.ts')).addCustomized
  } catch (cause) {
    throw new ServerError(AddProductsToCartOperation.name, 'its code could not be loaded', { cause })
  }
}

interface Adding {
  readonly before: number | undefined
  readonly after: number
  /** Whether the cart has a line of what was to be added. */
  readonly isThere: boolean
  readonly refusals: readonly unknown[]
}

/**
 * Magento repeats the problems of earlier lines when a good one is added: then only the cart's size tells, and not even that where
 * the cart has been filled on another device since it was counted here.
 */
export function isAdded({ before, after, isThere, refusals }: Adding): boolean {
  return refusals.length === 0 || (isThere && before !== undefined && after > before)
}
