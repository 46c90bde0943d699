import type { CheckoutCustomerFragment, CheckoutFragment } from '../../graphql/generated/types.ts'
import type { AddressValues } from '../address/address-values.ts'
import { emptyAddress } from '../address/address-values.ts'
import { fromCartAddress, isSameAddress } from '../address/cart-address.ts'
import type { Country } from '../address/country.ts'
import { needsRegion } from '../address/region-rules.ts'
import { findSaved, firstSavedId, sameSavedId, type SavedAddress, savedAddresses, savedValues } from '../address/saved-address.ts'
import type { NewAccount } from '../registration/new-account.ts'

export type AddressSection = 'shipping' | 'billing'

/** The fields of the first step. For a virtual cart, `shipping` is its only address. */
export interface AddressForm extends NewAccount {
  email: string
  shipping: AddressValues
  invoiceNeeded: boolean
  company: string
  vatNumber: string
  billingSame: boolean
  billing: AddressValues
  /** The id of the chosen saved address; empty if an address is entered. */
  saved: Record<AddressSection, string>
  /** Whether an entered address is added to the customer's address book. */
  keep: Record<AddressSection, boolean>
  createAccount: boolean
}

/** The entered or chosen address. */
export function chosenAddress(form: Pick<AddressForm, AddressSection | 'saved'>, section: AddressSection, addresses: readonly SavedAddress[]): AddressValues {
  const saved = findSaved(addresses, form.saved[section])
  return saved ? savedValues(saved) : form[section]
}

/** What is neither sent nor invoiced needs a name and an e-mail address only, unless the tax depends on the region. */
export function needsPlace({ invoiceNeeded, shipping }: Pick<AddressForm, 'invoiceNeeded' | 'shipping'>, isVirtual: boolean, countries: readonly Country[]): boolean {
  const { countryCode } = shipping
  return !isVirtual || invoiceNeeded || (countryCode !== 'PL' && needsRegion(countries.find(({ code }) => code === countryCode)))
}

type AddressedCart = Pick<CheckoutFragment, 'email' | 'shipping_addresses' | 'billing_address' | 'is_virtual'>

/** The initial values, from the cart and the customer's account. */
export function addressFormOf(cart: AddressedCart, countryCode: string, customer?: CheckoutCustomerFragment): AddressForm {
  const addresses = savedAddresses(customer?.addresses)
  const ofCart = cart.is_virtual ? cart.billing_address : cart.shipping_addresses[0]
  const blank = { ...emptyAddress(countryCode), firstName: customer?.firstname ?? '', lastName: customer?.lastname ?? '' }
  const entered = ofCart ? fromCartAddress(ofCart) : blank
  const shippingId = ofCart ? sameSavedId(addresses, entered) : firstSavedId(addresses, cart.is_virtual ? 'billing' : 'shipping')
  const billing = cart.billing_address ? fromCartAddress(cart.billing_address) : undefined
  const { company, vat_id } = cart.billing_address ?? findSaved(addresses, shippingId) ?? {}
  return {
    email: cart.email ?? '',
    shipping: shippingId ? blank : entered,
    invoiceNeeded: Boolean(cart.billing_address?.vat_id),
    company: company ?? '',
    vatNumber: vat_id ?? '',
    billingSame: !billing || isSameAddress(entered, billing),
    billing: billing ?? blank,
    saved: { shipping: shippingId, billing: billing ? sameSavedId(addresses, billing) : firstSavedId(addresses, 'billing') },
    keep: { shipping: true, billing: true },
    createAccount: false,
    password: '',
    passwordConfirmation: '',
    statute: false,
    personalData: false,
  }
}
