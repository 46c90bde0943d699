import * as v from 'valibot'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { addressSchema, type AddressValues, companySchema, emailSchema } from '../address/address-schema.ts'
import { emptyAddress, fromCartAddress, isSameAddress } from '../address/cart-address.ts'

/** What the first step asks for. The shipping address is the only one of a cart that needs no delivery. */
export interface AddressForm {
  email: string
  shipping: AddressValues
  invoiceNeeded: boolean
  company: string
  vatNumber: string
  billingSame: boolean
  billing: AddressValues
}

/** The rules for a form as it is filled in: what is not asked for is not judged. */
export function addressFormSchema({ shipping, billing, invoiceNeeded, billingSame }: AddressForm): v.GenericSchema<AddressForm> {
  const invoiceCountry = (billingSame ? shipping : billing).countryCode
  const entries: v.ObjectEntries = {
    email: emailSchema,
    shipping: addressSchema(shipping.countryCode),
    ...(invoiceNeeded && companySchema(invoiceCountry)),
    ...(!billingSame && { billing: addressSchema(billing.countryCode) }),
  }
  return v.looseObject(entries) as v.GenericSchema<unknown, unknown> as v.GenericSchema<AddressForm>
}

type AddressedCart = Pick<CheckoutFragment, 'email' | 'shipping_addresses' | 'billing_address' | 'is_virtual'>

/** Begins with what the cart knows already. */
export function addressFormOf(cart: AddressedCart, countryCode: string): AddressForm {
  const saved = cart.is_virtual ? cart.billing_address : cart.shipping_addresses[0]
  const shipping = saved ? fromCartAddress(saved) : emptyAddress(countryCode)
  const billing = cart.billing_address ? fromCartAddress(cart.billing_address) : undefined
  const { company, vat_id } = cart.billing_address ?? {}
  return {
    email: cart.email ?? '',
    shipping,
    invoiceNeeded: Boolean(vat_id),
    company: company ?? '',
    vatNumber: vat_id ?? '',
    billingSame: !billing || isSameAddress(shipping, billing),
    billing: billing ?? emptyAddress(countryCode),
  }
}
