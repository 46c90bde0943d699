import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../backend/src/ask.fixture.ts'
import type { Release } from '../backend/src/magento/release.ts'
import { addCustomer, bearer } from '../backend/src/modules/customer/customer.fixture.ts'
import { changeSetting } from '../backend/src/modules/store/settings.ts'
import type { AddressValues } from '../storefront/src/features/address/address-values.ts'
import type { AddressForm } from '../storefront/src/features/checkout/address-form.ts'
import { fakeStorage } from '../storefront/src/lib/fake-storage.fixture.ts'
import { SESSION_COOKIE } from '../storefront/src/graphql/session-cookie.ts'
import { connect, enter } from './browser.fixture.ts'
import { openFreshShops } from './fresh-shops.fixture.ts'

const open = openFreshShops()

afterEach(() => vi.unstubAllGlobals())

const ADDRESS = 'firstname company vat_id street city postcode country { code } region { region_id label }'

/** A guest, or a customer, with a full cart, and the checkout's own code. */
async function checkOut({ release = '2.4.8' as Release, isCustomer = false } = {}) {
  const backend = open({ release })
  connect(backend)
  const customer = isCustomer ? addCustomer(backend.database) : undefined
  const cookies = new Map(customer && [['magento_customerToken', customer.token], [SESSION_COOKIE, '1']])
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
    backend, home, customer, fresh, saveAddresses, addressAt, setShippingMethod, findLocation,
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
  await setShippingMethod({ carrier_code: 'locker', method_code: 'standard' }, () => addressAt(home, locker))
  expect((await addresses()).shipping).toMatchObject({ city: 'Kraków', region: { region_id: locker.region_id }, pickup_location_code: 'KRK01A' })
  await setShippingMethod({ carrier_code: 'courier', method_code: 'door' }, () => addressAt(home, undefined))
  expect((await addresses()).shipping).toMatchObject({ city: 'Zakopane', street: ['Kościeliska', '14a/3'], region: none, pickup_location_code: null })
})

test('[CHK-21] a locker that closed or moved after the address step is reported on every device', async () => {
  const { backend, home, addressAt, setShippingMethod, findLocation, save, cartId } = await checkOut()
  const { fetchCartLocation } = await import('../storefront/src/features/checkout/cart-location.ts')
  const { placeChange } = await import('../storefront/src/features/checkout/home-address.ts')
  const { openStep } = await import('../storefront/src/features/checkout/steps.ts')
  const pickup = { 'locker/standard': '%A' }
  await save({})
  const place = (await findLocation('KRK01A'))!
  const moved = await setShippingMethod({ carrier_code: 'locker', method_code: 'standard' }, () => addressAt(home, place))
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
  await expect(setShippingMethod({ carrier_code: 'locker', method_code: 'standard' }, () => locker)).rejects.toMatchObject({ refusal: { reason: 'locationGone' } })
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

test.each(['2.4.6', '2.4.8'] as const)('[CHK-05] [CHK-22] on Magento %s, an entered address keeps no name, number or company of a saved one', async (release) => {
  const { backend, customer, fresh, home, saveAddresses } = await checkOut({ release, isCustomer: true })
  const more = { prefix: 'Dr', middlename: 'Maria', suffix: 'Jr', fax: '123456789', company: 'Halny', vat_id: '5260250274' }
  const input = { ...more, firstname: 'Agata', lastname: 'Wierch', street: ['Karmelicka', '27'], city: 'Kraków', postcode: '31-131', country_code: 'PL', telephone: '600100200' }
  await ask(backend, 'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', { input }, bearer(customer!))
  const query = '{ customer { addresses { id prefix firstname middlename lastname suffix fax company vat_id street city postcode telephone country_code region { region region_id } default_shipping default_billing } } }'
  const book = (await ask(backend, query, {}, bearer(customer!))).data.customer.addresses
  const separate = { ...fresh, shipping: home, billingSame: false, billing: { ...home, city: 'Sopot' }, keep: { shipping: false, billing: false } }
  const cart = { email: customer!.email, is_virtual: false }
  const stored = () => backend.database.prepare("SELECT prefix, middlename, suffix, fax, company, vat_id, street FROM cart_address WHERE type = 'shipping'").get()
  expect(await saveAddresses({ ...separate, saved: { shipping: String(book[0].id), billing: '' } }, cart, { addresses: book })).toHaveProperty('cart')
  expect(stored()).toMatchObject(more)
  expect(await saveAddresses(separate, cart, { addresses: book })).toHaveProperty('cart')
  expect(Object.values(stored()!).filter((value) => value && !String(value).includes('Kościeliska'))).toEqual([])
  expect(backend.database.prepare("SELECT city, company FROM cart_address WHERE type = 'billing'").get()).toMatchObject({ city: 'Sopot', company: '' })
})

test('[CHK-22] a region as text is ordered where the backend requires one and has no list', async () => {
  const { backend, home, save, addresses } = await checkOut()
  changeSetting(backend.database, 'general/region/state_required', 'GB')
  const london = { ...home, countryCode: 'GB', postalCode: 'SW1A 1AA', street: '10 Downing Street', number: '' }
  expect(await save({ shipping: london })).toMatchObject({ error: { refusal: { reason: 'regionMissing' } } })
  expect(await save({ shipping: { ...london, region: 'Greater London' } })).toHaveProperty('cart')
  expect((await addresses()).shipping).toMatchObject({ street: ['10 Downing Street'], region: { label: 'Greater London', region_id: null } })
})
