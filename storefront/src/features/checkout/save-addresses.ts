import { send } from '../../graphql/browser.ts'
import { refusalOf } from '../../graphql/errors.ts'
import { SetBillingAddressOnCartOperation, SetGuestEmailOnCartOperation, SetShippingAddressesOnCartOperation } from '../../graphql/generated/save-addresses.ts'
import type { BillingAddressInput, CheckoutFragment, ShippingAddressInput } from '../../graphql/generated/types.ts'
import { toCartAddress } from '../address/cart-address.ts'
import { findSaved, type SavedAddress } from '../address/saved-address.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { returnedCart } from '../cart/returned-cart.ts'
import { hasSession } from '../session/session.ts'
import { type AddressForm, type AddressSection, chosenAddress } from './address-form.ts'

export type AddressPart = 'email' | 'customerAddress' | 'shippingAddress' | 'billingAddress' | 'shippingAndBillingAddress'

export type SavedAddresses = { readonly cart: CheckoutFragment } | { readonly part: AddressPart; readonly error: unknown }

/** Sends the e-mail and the addresses, and says which of them was refused. */
export async function saveAddresses(
  form: AddressForm,
  { email, is_virtual }: Pick<CheckoutFragment, 'email' | 'is_virtual'>,
  addresses: readonly SavedAddress[] = [],
): Promise<SavedAddresses> {
  const isInvoiced = (section: AddressSection) => form.invoiceNeeded && section === (form.billingSame ? 'shipping' : 'billing')
  const inputOf = (section: AddressSection) => addressInput(form, section, addresses, isInvoiced(section))
  let part: AddressPart = 'email'
  try {
    const cart = await actOnCart(async (cartId) => {
      const typedEmail = form.email.trim()
      // For a customer's cart Magento takes the address of the account, and refuses to be given one.
      if (!hasSession() && typedEmail !== email) await send(SetGuestEmailOnCartOperation, { cartId, email: typedEmail })

      // One address for both goes in one call, which Magento has for it.
      if (form.billingSame) {
        part = is_virtual ? 'billingAddress' : 'shippingAndBillingAddress'
        return setBilling(cartId, { ...inputOf('shipping'), ...(!is_virtual && { use_for_shipping: true }) })
      }
      part = 'shippingAddress'
      await send(SetShippingAddressesOnCartOperation, { cartId, shippingAddress: inputOf('shipping') }, { partial: true })
      part = 'billingAddress'
      return setBilling(cartId, inputOf('billing'))
    })
    return { cart: cart! }
  } catch (error) {
    return { part: isBookRefusal(error) ? 'customerAddress' : part, error }
  }
}

/** An entry of the address book goes as it stands there; with a company added to it, it goes as an address of its own. */
function addressInput(form: AddressForm, section: AddressSection, addresses: readonly SavedAddress[], isInvoiced: boolean): AddressInput {
  const saved = findSaved(addresses, form.saved[section])
  if (saved && !isInvoiced) return { customer_address_id: saved.id }
  const address = toCartAddress(chosenAddress(form, section, addresses), isInvoiced ? form : undefined)
  // Left unsaid, Magento puts every address of a customer into the book.
  return { address: hasSession() ? { ...address, save_in_address_book: !saved && form.keep[section] } : address }
}

type AddressInput = Pick<ShippingAddressInput & BillingAddressInput, 'address' | 'customer_address_id'>

/** The entry is no longer there, or never was this customer's. */
const isBookRefusal = (error: unknown): boolean => refusalOf(error)?.reason === 'savedAddressGone'

async function setBilling(cartId: string, billingAddress: BillingAddressInput): Promise<CheckoutFragment> {
  const { setBillingAddressOnCart } = await send(SetBillingAddressOnCartOperation, { cartId, billingAddress }, { partial: true })
  return returnedCart(setBillingAddressOnCart?.cart, SetBillingAddressOnCartOperation.name)
}
