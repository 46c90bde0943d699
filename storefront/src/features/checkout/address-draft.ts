import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { removeSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { type AddressValues, emptyAddress } from '../address/address-values.ts'
import { findSaved, type SavedAddress } from '../address/saved-address.ts'
import { type AddressForm, chosenAddress } from './address-form.ts'

const KEY = 'checkout-address'

interface Draft extends AddressForm {
  readonly cartId: string
}

/** Passwords are never stored. */
const BLANK_PASSWORDS = { password: '', passwordConfirmation: '' }

/** Stores the unsent form, so that it survives a reload. */
export const saveAddressDraft = (cartId: string, form: AddressForm): void => writeSession(KEY, { ...form, ...BLANK_PASSWORDS, cartId } satisfies Draft)

/**
 * The stored form. After a login the cart is another one: the entered text stays, but the chosen addresses are the customer's defaults.
 */
export function readAddressDraft({ id: cartId, is_virtual }: DraftedCart, fresh: AddressForm, addresses: readonly SavedAddress[]): AddressForm {
  const draft = readDraft()
  if (!draft) return fresh
  const { cartId: ofCart, ...form } = draft
  const isOfCart = ofCart === cartId
  const choose = (section: 'shipping' | 'billing'): string => {
    const id = form.saved[section]
    return isOfCart && (id === '' || findSaved(addresses, id)) ? id : fresh.saved[section]
  }
  return {
    ...fresh,
    ...form,
    // The goods may have been removed since: what is left has one address.
    billingSame: is_virtual || form.billingSame,
    createAccount: isOfCart && form.createAccount,
    saved: { shipping: choose('shipping'), billing: choose('billing') },
  }
}

/** The shipping address of this cart's draft. */
export function draftedAddress(cartId: string, addresses: readonly SavedAddress[]): AddressValues | undefined {
  const draft = readDraft()
  return draft?.cartId === cartId ? chosenAddress(draft, 'shipping', addresses) : undefined
}

/** A draft of an earlier release of the shop lacks fields. */
function readDraft(): Draft | undefined {
  const draft = readSession<Draft>(KEY)
  const whole = (address: AddressValues) => ({ ...emptyAddress(''), ...address })
  return draft && { ...draft, shipping: whole(draft.shipping), billing: whole(draft.billing) }
}

type DraftedCart = Pick<CheckoutFragment, 'id' | 'is_virtual'>

/** Does not clear the draft of a newer cart. */
export function clearAddressDraft(cartId: string): void {
  if (readSession<Draft>(KEY)?.cartId === cartId) removeSession(KEY)
}
