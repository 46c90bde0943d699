import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { AddProductsToCartOperation } from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { cartCount } from '../cart/cart-count.ts'
import { readCartId } from '../cart/cart-id.ts'
import { reportCartLoss } from '../cart/cart-lost.ts'
import { type CartProblem, listedProblem, readProblem } from '../cart/cart-problem.ts'
import { cartFailure, ensureCartId } from '../cart/create-cart.ts'
import { getCartAfter } from '../cart/get-cart.ts'
import { isCartUnusable } from '../cart/gone-cart.ts'
import { isCustomized, type ItemChoice } from './item-choice.ts'
import { learnRules } from './learn-rules.ts'
import { isAdded, verifyAdded } from './verify-added.ts'

export interface Added {
  readonly isAdded: boolean
  /** The products' names in the cart. */
  readonly names: readonly string[]
  readonly problems: readonly CartProblem[]
  /** Undefined when the backend did not answer. */
  readonly cart: CartFragment | undefined
}

/** Adds to the visitor's cart, and creates one first if there is none or the backend has lost it. Refused products are left out. */
export async function addToCart(choices: readonly ItemChoice[]): Promise<Added> {
  const all: Added[] = []
  for (const group of groupByCall(choices)) {
    const added = await addGroup(group)
    learnRules(group, added.problems)
    all.push(added)
  }
  return {
    isAdded: all.some(({ isAdded }) => isAdded),
    names: [...new Set(all.flatMap(({ names }) => names))],
    problems: all.flatMap(({ problems }) => problems),
    cart: all.findLast(({ cart }) => cart)?.cart,
  }
}

/** One call for all plain products, and one for each product with custom options. */
function groupByCall(choices: readonly ItemChoice[]): ReadonlyArray<readonly ItemChoice[]> {
  const plain = choices.filter((choice) => !isCustomized(choice))
  const customized = choices.filter((choice) => isCustomized(choice)).map((choice) => [choice])
  return plain.length > 0 || customized.length === 0 ? [plain, ...customized] : customized
}

async function addGroup(choices: readonly ItemChoice[]): Promise<Added> {
  try {
    const cartId = await ensureCartId()
    try {
      return await add(choices)
    } catch (error) {
      // Another tab may have ordered the cart while this one waited: then it has no id any more.
      if (!isCartUnusable(error) && (!cartId || readCartId())) throw error
      await ensureCartId()
      return await add(choices)
    }
  } catch (error) {
    logFailure('The product could not be added', error)
    return { isAdded: false, names: [], problems: [readProblem(readCartId() ? error : (cartFailure() ?? error))], cart: undefined }
  }
}

async function add(choices: readonly ItemChoice[]): Promise<Added> {
  let before: number | undefined
  const cart = await actOnCart((cartId) => {
    before = cartCount()
    return addProducts(cartId, choices)
  }).catch((error: unknown) => findAdded(choices, before, error))
  const refusals = cart?.refusals ?? []
  const verified = cart && refusals.length === 0 ? verifyAdded(cart, choices, before) : undefined
  if (verified === 'some') reportCartLoss('incomplete')
  const lines = (cart?.items ?? []).filter((line) => choices.some(({ sku }) => sku === line?.product.sku))
  return {
    isAdded: verified !== 'none' && isAdded({ before, after: cart?.total_quantity ?? 0, isThere: lines.length > 0, refusals }),
    names: [...new Set(lines.flatMap((line) => line?.product.name ?? []))],
    problems: verified === 'none' ? [{ reason: 'notAdded' }] : refusals.map(listedProblem),
    cart,
  }
}

/**
 * The request may have succeeded and only its answer been lost: if the cart has grown by the requested quantity, nothing is added again.
 * @throws the error when the products are not in the cart, or that is not known
 */
async function findAdded(choices: readonly ItemChoice[], before: number | undefined, error: unknown) {
  const cart = before === undefined ? undefined : await getCartAfter(error)
  if (!cart || verifyAdded(cart, choices, before) !== 'all') throw error
  return { ...cart, refusals: [] }
}

async function addProducts(cartId: string, choices: readonly ItemChoice[]) {
  const [first] = choices
  if (first && isCustomized(first)) return { ...(await (await loadAddCustomized())(cartId, first)), refusals: [] }
  const cartItems = choices.map(({ sku, quantity, selectedOptions, enteredOptions }) => ({
    sku, quantity, selected_options: selectedOptions, ...(enteredOptions && { entered_options: enteredOptions }),
  }))
  const { addProductsToCart } = await send(AddProductsToCartOperation, { cartId, cartItems })
  if (!addProductsToCart?.cart) throw new ServerError(AddProductsToCartOperation.name, 'the response has no cart')
  const { cart, user_errors } = addProductsToCart
  return { ...cart, refusals: user_errors.filter((error) => error !== null) }
}

// Few products have custom options.
async function loadAddCustomized() {
  try {
    return (await import('./add-customized.ts')).addCustomized
  } catch (cause) {
    throw new ServerError(AddProductsToCartOperation.name, 'its code could not be loaded', { cause })
  }
}
