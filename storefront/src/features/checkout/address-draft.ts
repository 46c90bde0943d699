import { forgetSession, readSession, writeSession } from '../../lib/session-store.ts'
import { findSaved, type SavedAddress } from '../address/saved-address.ts'
import type { AddressForm } from './address-form.ts'

const KEY = 'checkout-address'

interface Draft extends AddressForm {
  readonly cartId: string
}

/** In place of a password, which is kept nowhere. */
const NO_SECRETS = { password: '', passwordConfirmation: '' }

/** What was typed and not yet sent, so that a reload keeps it. */
export const keepAddressDraft = (cartId: string, form: AddressForm): void => writeSession(KEY, { ...form, ...NO_SECRETS, cartId } satisfies Draft)

/**
 * The form as it was left. Whoever logs in goes on with another cart: what they typed is still there, but chosen is what a customer
 * begins with.
 */
export function readAddressDraft(cartId: string, fresh: AddressForm, addresses: readonly SavedAddress[]): AddressForm {
  const draft = readSession<Draft>(KEY)
  if (!draft) return fresh
  const { cartId: ofCart, ...form } = draft
  const isOfCart = ofCart === cartId
  const choose = (section: 'shipping' | 'billing'): string => {
    const id = form.saved[section]
    return isOfCart && (id === '' || findSaved(addresses, id)) ? id : fresh.saved[section]
  }
  return { ...fresh, ...form, createAccount: isOfCart && form.createAccount, saved: { shipping: choose('shipping'), billing: choose('billing') } }
}

/** Another cart may have been begun since. */
export function forgetAddressDraft(cartId: string): void {
  if (readSession<Draft>(KEY)?.cartId === cartId) forgetSession(KEY)
}
