import { transaction } from '../../database/transaction.ts'
import type { BillingAddressInput, ShippingAddressInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { findAddress, saveAddress } from '../cart-lines/cart-address.repository.ts'
import { findLines, isVirtual } from '../cart-lines/cart-line.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { COUNTRIES } from '../directory/countries.ts'
import { findPickupLocation } from '../pickup/pickup.repository.ts'
import { chosenAddress, type ChosenAddress } from './chosen-address.ts'
import { isInStorePickup } from '../pickup/in-store-pickup.ts'
import { laidOver } from './laid-over.ts'

export function setShippingAddress(context: Context, cart: CartRow, inputs: readonly (ShippingAddressInput | null)[]): void {
  if (inputs.length > 1) throw refused('checkout.severalShippingAddresses')
  const { address, customer_address_id: saved, customer_notes: notes, pickup_location_code: location } = inputs[0] ?? {}
  if (!address && !saved) throw refused('checkout.shippingAddressUnspecified')
  if (address && saved) {
    throw refused('checkout.shippingAddressTwice')
  }
  transaction(context.database, () => {
    const shipping = chosenAddress(context, address, saved)
    if (isVirtual(findLines(context, cart))) {
      throw refused('checkout.nothingToShip')
    }
    const current = findAddress(context.database, cart.id, 'shipping')
    const laid = address ? laidOver(current, shipping, address) : shipping
    const customerNotes = notes ?? current?.customerNotes ?? null
    // A code that the input leaves out stays, too, without its address.
    const kept = location === undefined ? { pickupLocationCode: current?.pickupLocationCode ?? null } : {}
    saveAddress(context.database, cart.id, 'shipping', { ...atLocation(context, laid, location), ...kept, customerNotes })
  })
}

export function setBillingAddress(context: Context, cart: CartRow, input: BillingAddressInput): void {
  const { address, customer_address_id: saved } = input
  if (!address && !saved && !input.same_as_shipping) {
    throw refused('checkout.billingAddressUnspecified')
  }
  if (address && saved) {
    throw refused('checkout.billingAddressTwice')
  }
  const { database } = context
  transaction(database, () => {
    const chosen = address || saved ? chosenAddress(context, address, saved) : shippingAddressOf(database, cart)
    const billing = { ...chosen, customerNotes: null, pickupLocationCode: null }
    saveAddress(database, cart.id, 'billing', billing)
    // An order that is collected in a shop keeps that shop's address.
    if (input.use_for_shipping && !isInStorePickup(cart)) saveAddress(database, cart.id, 'shipping', billing)
  })
}

/** Magento keeps the recipient, and replaces the rest by the location's address. */
function atLocation({ database, store }: Context, recipient: ChosenAddress, code: string | null | undefined) {
  if (!code) return { ...recipient, pickupLocationCode: null }
  const location = findPickupLocation(database, store.id, code)
  if (!location) throw refused('checkout.pickupLocationNotFound', { code })
  const { street, city, postcode, country_id: countryCode, region, region_id: regionId } = location
  const regionCode = COUNTRIES.find(({ id }) => id === countryCode)?.regions.find(({ id }) => id === regionId)?.code ?? null
  return { ...recipient, street, city, postcode, countryCode, region, regionCode, regionId, customerAddressId: null, pickupLocationCode: code }
}

function shippingAddressOf(database: Context['database'], cart: CartRow): ChosenAddress {
  const shipping = findAddress(database, cart.id, 'shipping')
  if (shipping) return shipping
  throw refused('checkout.noShippingAddressToCopy')
}
