import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineChoice } from '../add-to-cart/line-choice.ts'
import { addWish, removeWishes } from '../wishlist/change-wishes.ts'
import { loadWishes } from '../wishlist/load-wishes.ts'
import { wishesOf } from '../wishlist/wishes.ts'
import { withCustomer } from '../wishlist/with-customer.ts'

/**
 * Adds the line to the customer's wishlist with its options and quantity.
 * @param onFailure called with the error of a change that failed
 * @returns what takes it off the list again; 'guest' or 'failed' if it is not there
 */
export function saveLine(line: CartLineFragment, onFailure: (failure: unknown) => void): Promise<(() => Promise<void>) | 'guest' | 'failed'> {
  return withCustomer(async (email) => {
    const { sku, quantity, selectedOptions, enteredOptions } = lineChoice(line)
    await loadWishes(email)
    const before = new Set(idsOf(email, sku))
    await addWish(email, { sku, quantity, selectedOptions, enteredOptions })
    // None if the list had the same choice before, which it then keeps.
    const added = idsOf(email, sku).filter((id) => !before.has(id))
    return async () => {
      if (added.length > 0) await removeWishes(email, added)
    }
  }, onFailure)
}

const idsOf = (email: string, sku: string): readonly string[] => wishesOf(email)?.ids.get(sku) ?? []
