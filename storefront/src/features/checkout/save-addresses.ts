import { send } from '../../graphql/browser.ts'
import { refusalOf } from '../../graphql/errors.ts'
import { SetBillingAddressOnCartOperation, SetGuestEmailOnCartOperation, SetShippingAddressesOnCartOperation } from '../../graphql/generated/save-addresses.ts'
import type { BillingAddressInput, CheckoutFragment, ShippingAddressInput } from '../../graphql/generated/types.ts'
import { toCartAddress } from '../address/cart-address.ts'
import type { Country } from '../address/country.ts'
import { sendFitted } from '../address/line-limit.ts'
import { withoutPlace } from '../address/no-place.ts'
import { needsRegion } from '../address/region-rules.ts'
import { findSaved, type SavedAddress } from '../address/saved-address.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { returnedCart } from '../cart/returned-cart.ts'
import { hasSession } from '../session/session.ts'
import { type AddressForm, type AddressSection, chosenAddress, needsPlace } from './address-form.ts'

export type AddressPart = 'email' | 'customerAddress' | 'shippingAddress' | 'billingAddress' | 'shippingAndBillingAddress'

export type SavedAddresses = { readonly cart: CheckoutFragment } | { readonly part: AddressPart; readonly error: unknown }

interface Known {
  readonly addresses?: readonly SavedAddress[]
  readonly countries?: readonly Country[]
  /** Whether the cart may be sent to a locker or shop, whose code its shipping address would keep. */
  readonly wasCollected?: boolean
  /** A guest finds the order by its postal code. */
  readonly isFoundByPostcode?: boolean
}

/** Saves the e-mail and the addresses; a refusal names the refused part. */
export async function saveAddresses(
  form: AddressForm,
  { email, is_virtual }: Pick<CheckoutFragment, 'email' | 'is_virtual'>,
  { addresses = [], countries = [], wasCollected = false, isFoundByPostcode = false }: Known = {},
): Promise<SavedAddresses> {
  const inputOf = (section: AddressSection, isInvoiced = false) => addressInput(form, section, addresses, isInvoiced)
  let part: AddressPart = 'email'
  try {
    const cart = await actOnCart(async (cartId) => {
      const enteredEmail = form.email.trim()
      // For a customer's cart Magento uses the account's address and refuses another.
      if (!hasSession() && enteredEmail !== email) await send(SetGuestEmailOnCartOperation, { cartId, email: enteredEmail })

      if (!needsPlace(form, is_virtual, countries)) {
        part = 'billingAddress'
        return setBilling(cartId, personInput(form, addresses, countries, isFoundByPostcode && !hasSession()))
      }
      // Magento sets one address for both in one call. The company of an invoice is not the recipient of the parcel.
      if (form.billingSame && (is_virtual || !form.invoiceNeeded)) {
        part = is_virtual ? 'billingAddress' : 'shippingAndBillingAddress'
        return setBilling(cartId, { ...inputOf('shipping', form.invoiceNeeded), ...(!is_virtual && { use_for_shipping: true }) })
      }
      part = form.billingSame ? 'shippingAndBillingAddress' : 'shippingAddress'
      const shipping = inputOf('shipping')
      // Magento adds a new shipping address to the data of the former one, except with a billing address, and 2.4.6 cannot take back names.
      if (shipping.address && !wasCollected && addresses.some(hasMoreNames)) await setBilling(cartId, { ...shipping, use_for_shipping: true })
      else await setShipping(cartId, { ...shipping, ...(wasCollected && { pickup_location_code: '' }) })
      if (form.billingSame) return setBilling(cartId, unsaved(inputOf('shipping', true)))
      part = 'billingAddress'
      return setBilling(cartId, inputOf('billing', form.invoiceNeeded))
    })
    return { cart }
  } catch (error) {
    return { part: isBookRefusal(error) ? 'customerAddress' : part, error }
  }
}

/** A saved address is sent by its id; with a company added it is sent as a new address. */
function addressInput(form: AddressForm, section: AddressSection, addresses: readonly SavedAddress[], isInvoiced: boolean): AddressInput {
  const saved = findSaved(addresses, form.saved[section])
  if (saved && !isInvoiced) return { customer_address_id: saved.id }
  const address = toCartAddress(chosenAddress(form, section, addresses), isInvoiced ? form : undefined)
  // Without the flag, Magento adds every address of a customer to the book.
  return { address: hasSession() ? { ...address, save_in_address_book: !saved && form.keep[section] } : address }
}

/** A saved address costs the buyer nothing and is worth more than none. */
function personInput(form: AddressForm, addresses: readonly SavedAddress[], countries: readonly Country[], hasPostcode: boolean): AddressInput {
  const saved = findSaved(addresses, form.saved.shipping)
  if (saved) return { customer_address_id: saved.id }
  const country = countries.find(({ code }) => code === form.shipping.countryCode)
  const region = needsRegion(country) ? country?.regions[0]?.id : undefined
  const address = toCartAddress(form.shipping)
  return unsaved({ address: withoutPlace(address, { regionId: region, postcode: hasPostcode ? address.postcode : undefined }) })
}

/** What a saved address may have, and an entered one has not. */
const hasMoreNames = ({ prefix, middlename, suffix, fax }: SavedAddress): boolean => Boolean(prefix || middlename || suffix || fax)

/** The same address was added to the book before. */
const unsaved = ({ address }: AddressInput): AddressInput => ({ address: address && (hasSession() ? { ...address, save_in_address_book: false } : address) })

type AddressInput = Pick<ShippingAddressInput & BillingAddressInput, 'address' | 'customer_address_id'>

/** The saved address was deleted, or is not this customer's. */
const isBookRefusal = (error: unknown): boolean => refusalOf(error)?.reason === 'savedAddressGone'

/** @throws StoreError, ServerError */
export const setShipping = (cartId: string, input: ShippingAddressInput): Promise<unknown> =>
  sendFitted(input.address ?? {}, (address) =>
    send(SetShippingAddressesOnCartOperation, { cartId, shippingAddress: input.address ? { ...input, address: { ...input.address, ...address } } : input }),
  )

async function setBilling(cartId: string, input: BillingAddressInput): Promise<CheckoutFragment> {
  const { setBillingAddressOnCart } = await sendFitted(input.address ?? {}, (address) =>
    send(SetBillingAddressOnCartOperation, { cartId, billingAddress: input.address ? { ...input, address: { ...input.address, ...address } } : input }),
  )
  return returnedCart(setBillingAddressOnCart?.cart, SetBillingAddressOnCartOperation.name)
}
