import { send } from '../../graphql/browser.ts'
import { SetBillingAddressOnCartOperation, SetGuestEmailOnCartOperation, SetShippingAddressesOnCartOperation } from '../../graphql/generated/checkout.ts'
import type { BillingAddressInput, CheckoutFragment } from '../../graphql/generated/types.ts'
import { toCartAddress } from '../address/cart-address.ts'
import { actOnCart } from '../cart/act-on-cart.ts'
import { returnedCart } from '../cart/returned-cart.ts'
import { hasSession } from '../session/session.ts'
import type { AddressForm } from './address-form.ts'

export type AddressPart = 'email' | 'shippingAddress' | 'billingAddress' | 'shippingAndBillingAddress'

export type SavedAddresses = { readonly cart: CheckoutFragment } | { readonly part: AddressPart; readonly error: unknown }

/** Sends the e-mail and the addresses, and says which of them was refused. */
export async function saveAddresses(form: AddressForm, { email, is_virtual }: Pick<CheckoutFragment, 'email' | 'is_virtual'>): Promise<SavedAddresses> {
  const company = form.invoiceNeeded ? form : undefined
  let part: AddressPart = 'email'
  try {
    const cart = await actOnCart(async (cartId) => {
      const typedEmail = form.email.trim()
      // For a customer's cart Magento takes the address of the account, and refuses to be given one.
      if (!hasSession() && typedEmail !== email) await send(SetGuestEmailOnCartOperation, { cartId, email: typedEmail })

      // One address for both goes in one call, which Magento has for it.
      if (form.billingSame) {
        part = is_virtual ? 'billingAddress' : 'shippingAndBillingAddress'
        return setBilling(cartId, { address: toCartAddress(form.shipping, company), ...(!is_virtual && { use_for_shipping: true }) })
      }
      part = 'shippingAddress'
      await send(SetShippingAddressesOnCartOperation, { cartId, address: toCartAddress(form.shipping) }, { partial: true })
      part = 'billingAddress'
      return setBilling(cartId, { address: toCartAddress(form.billing, company) })
    })
    return { cart: cart! }
  } catch (error) {
    return { part, error }
  }
}

async function setBilling(cartId: string, billingAddress: BillingAddressInput): Promise<CheckoutFragment> {
  const { setBillingAddressOnCart } = await send(SetBillingAddressOnCartOperation, { cartId, billingAddress }, { partial: true })
  return returnedCart(setBillingAddressOnCart?.cart, SetBillingAddressOnCartOperation.name)
}
