import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../errors.ts'
import type { BillingAddressInput, ShippingAddressInput } from '../../generated/resolvers.ts'
import { findLines } from '../cart/cart-line.repository.ts'
import type { CartRow } from '../cart/cart.repository.ts'
import { isVirtual } from '../cart/is-virtual.ts'
import { findAddress, saveAddress } from './address.repository.ts'
import { readAddress, type CartAddress } from './cart-address.ts'

export function setShippingAddress({ database }: Context, cart: CartRow, inputs: readonly (ShippingAddressInput | null)[]): void {
  if (inputs.length > 1) throw inputError('You cannot specify multiple shipping addresses.')
  const { address, customer_address_id: saved } = inputs[0] ?? {}
  if (!address && !saved) throw inputError('The shipping address must contain either "customer_address_id" or "address".')
  if (address && saved) {
    throw inputError('The shipping address cannot contain "customer_address_id" and "address" at the same time.')
  }
  if (!address) throw notAuthorized("The current customer isn't authorized.")
  const shipping = readAddress(address)
  if (isVirtual(findLines(database, cart.id, cart.storeId))) {
    throw noSuchEntity('Shipping address is not allowed on cart: cart contains no items for shipment.')
  }
  saveAddress(database, cart.id, 'shipping', shipping)
}

export function setBillingAddress({ database }: Context, cart: CartRow, input: BillingAddressInput): void {
  const { address, customer_address_id: saved } = input
  if (!address && !saved && !input.same_as_shipping) {
    throw inputError('The billing address must contain either "customer_address_id", "address", or "same_as_shipping".')
  }
  if (address && saved) {
    throw inputError('The billing address cannot contain "customer_address_id" and "address" at the same time.')
  }
  if (saved) throw notAuthorized("The current customer isn't authorized.")
  const billing = address ? readAddress(address) : shippingAddressOf(database, cart)
  transaction(database, () => {
    saveAddress(database, cart.id, 'billing', billing)
    if (input.use_for_shipping) saveAddress(database, cart.id, 'shipping', billing)
  })
}

function shippingAddressOf(database: Context['database'], cart: CartRow): CartAddress {
  const shipping = findAddress(database, cart.id, 'shipping')
  if (shipping) return shipping
  throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.')
}
