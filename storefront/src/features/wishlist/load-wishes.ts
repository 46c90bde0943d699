import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { WishesOperation } from '../../graphql/generated/wishlist.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { forgetWishes, setWishes, wishesOf } from './wishes.ts'

let loading: Promise<void> | undefined
let shown: Promise<void> | undefined

/** For the hearts, which all load at the same time. A failure is only logged. */
export function showWishes(email: string): Promise<void> {
  shown ??= loadWishes(email)
    .catch((error: unknown) => logFailure('The wishlist could not be loaded', error))
    .finally(() => (shown = undefined))
  return shown
}

/**
 * Loads the customer's wishes, once for all hearts of the page.
 * @throws StoreError if nobody is logged in, ServerError
 */
export function loadWishes(email: string): Promise<void> {
  if (wishesOf(email)) return Promise.resolve()
  loading ??= load().finally(() => (loading = undefined))
  return loading
}

/** Loads the wishes again after a possible change. If that fails, they are unknown. */
export async function reloadWishes(email: string): Promise<void> {
  try {
    await load()
  } catch (error) {
    logFailure('The wishlist could not be reloaded', error)
    if (wishesOf(email)) forgetWishes()
  }
}

async function load(): Promise<void> {
  const { customer } = await send(WishesOperation, {})
  const [wishlist] = customer?.wishlists ?? []
  if (!customer?.email || !wishlist) throw new ServerError(WishesOperation.name, 'the answer has no wishlist')
  setWishes(customer.email, wishlist)
}
