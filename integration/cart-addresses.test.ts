import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../backend/src/ask.fixture.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import type { AddressValues } from '../storefront/src/features/address/address-values.ts'
import type { AddressForm } from '../storefront/src/features/checkout/address-form.ts'
import { fakeStorage } from '../storefront/src/lib/fake-storage.fixture.ts'
import { connect, enter } from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

afterEach(() => vi.unstubAllGlobals())

const ADDRESS = 'firstname company vat_id street city postcode country { code } region { region_id label }'

/** A guest with a full cart, and the checkout's own code. */
async function checkOut() {
  const backend = open({ release: '2.4.8' })
  connect(backend)
  const cookies = new Map<string, string>()
  enter({ cookies }, 'en')
  vi.stubGlobal('sessionStorage', fakeStorage())
  const { addToCart } = await import('../storefront/src/features/add-to-cart/add-to-cart.ts')
  const { emptyAddress } = await import('../storefront/src/features/address/address-values.ts')
  const { addressFormOf } = await import('../storefront/src/features/checkout/address-form.ts')
  const { saveAddresses } = await import('../storefront/src/features/checkout/save-addresses.ts')
  const { addressAt, setShippingMethod } = await import('../storefront/src/features/checkout/set-shipping-method.ts')
  const { findLocation } = await import('../storefront/src/features/pickup/search-locations.ts')
  await addToCart([{ sku: 'tee', quantity: 1, selectedOptions: [] }])
  const home: AddressValues = { ...emptyAddress('PL'), firstName: 'Agata', lastName: 'Wierch', street: 'Kościeliska', number: '14a/3', postalCode: '34-500', city: 'Zakopane', phoneNumber: '600100200' }
  const cart = { email: null, shipping_addresses: [], billing_address: null, is_virtual: false }
  const fresh = { ...addressFormOf(cart, 'PL'), email: 'agata@example.com' }
  return {
    backend, home, addressAt, setShippingMethod, findLocation,
    cartId: () => cookies.get('magento_cartId')!,
    save: (change: Partial<AddressForm>) => saveAddresses({ ...fresh, shipping: home, ...change }, cart),
    addresses: async () => {
      const query = `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { ${ADDRESS} pickup_location_code } billing_address { ${ADDRESS} } } }`
      const { shipping_addresses: [shipping], billing_address: billing } = (await ask(backend, query, { id: cookies.get('magento_cartId') })).data.cart
      return { shipping, billing }
    },
  }
}

const none = { region_id: null, label: null }

test('[CHK-22] the way back from a locker leaves nothing of it in the address', async () => {
  const { home, addressAt, setShippingMethod, findLocation, save, addresses } = await checkOut()
  await save({})
  const locker = (await findLocation('KRK01A'))!
  await setShippingMethod({ carrier_code: 'locker', method_code: 'standard' }, addressAt(home, locker))
  expect((await addresses()).shipping).toMatchObject({ city: 'Kraków', region: { region_id: locker.region_id }, pickup_location_code: 'KRK01A' })
  await setShippingMethod({ carrier_code: 'courier', method_code: 'door' }, addressAt(home, undefined))
  expect((await addresses()).shipping).toMatchObject({ city: 'Zakopane', street: ['Kościeliska', '14a/3'], region: none, pickup_location_code: null })
})

test('[CHK-21] a locker that is gone or has moved since the address was set is noticed, whatever this device remembers', async () => {
  const { backend, home, addressAt, setShippingMethod, findLocation, save, cartId } = await checkOut()
  const { fetchCartLocation } = await import('../storefront/src/features/checkout/cart-location.ts')
  const { placeChange } = await import('../storefront/src/features/checkout/home-address.ts')
  const { openStep } = await import('../storefront/src/features/checkout/steps.ts')
  const pickup = { 'locker/standard': '%A' }
  await save({})
  const moved = await setShippingMethod({ carrier_code: 'locker', method_code: 'standard' }, addressAt(home, (await findLocation('KRK01A'))!))
  const look = async () => {
    const place = (await fetchCartLocation(cartId())) ?? undefined
    return { change: placeChange(moved, place), step: openStep(moved, pickup, place) }
  }
  expect(await look()).toEqual({ change: undefined, step: 'payment' })
  backend.database.exec("UPDATE pickup_location SET street = 'Krótka 2' WHERE code = 'KRK01A'")
  expect(await look()).toEqual({ change: 'moved', step: 'delivery' })
  backend.database.exec("DELETE FROM pickup_location_text WHERE code = 'KRK01A'; DELETE FROM pickup_location WHERE code = 'KRK01A'")
  expect(await look()).toEqual({ change: 'gone', step: 'delivery' })
  const locker = { ...addressAt(home, undefined), pickup_location_code: 'KRK01A' }
  await expect(setShippingMethod({ carrier_code: 'locker', method_code: 'standard' }, locker)).rejects.toMatchObject({ refusal: { reason: 'locationGone' } })
})

test('[CHK-22] a new address keeps nothing of the former one, whatever is sent beside it', async () => {
  const { home, save, addresses } = await checkOut()
  const invoice = { invoiceNeeded: true, company: 'Halny', vatNumber: '5260250274' }
  const barcelona = { ...home, countryCode: 'ES', regionId: '9', postalCode: '08001' }
  await save({ shipping: barcelona, billingSame: false, billing: { ...home, city: 'Sopot' }, ...invoice })
  expect(await addresses()).toMatchObject({ shipping: { country: { code: 'ES' }, region: { region_id: 9 } }, billing: { company: 'Halny' } })
  await save({ billingSame: false, billing: { ...home, city: 'Sopot' } })
  expect(await addresses()).toMatchObject({
    shipping: { country: { code: 'PL' }, region: none, company: '', vat_id: '' }, billing: { city: 'Sopot', company: '', vat_id: '', region: none },
  })
})

test('[CHK-22] a region as text is ordered where the backend requires one and has no list', async () => {
  const { backend, home, save, addresses } = await checkOut()
  changeSetting(backend.database, 'general/region/state_required', 'GB')
  const london = { ...home, countryCode: 'GB', postalCode: 'SW1A 1AA', street: '10 Downing Street', number: '' }
  expect(await save({ shipping: london })).toMatchObject({ error: { refusal: { reason: 'regionMissing' } } })
  expect(await save({ shipping: { ...london, region: 'Greater London' } })).toHaveProperty('cart')
  expect((await addresses()).shipping).toMatchObject({ street: ['10 Downing Street'], region: { label: 'Greater London', region_id: null } })
})
