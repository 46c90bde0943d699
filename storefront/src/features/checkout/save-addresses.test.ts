import { afterEach, describe, expect, test, vi } from 'vitest'
import { SESSION_COOKIE } from '../../graphql/session-cookie.ts'
import { fakeCart, fakeShop } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { emptyAddress } from '../address/address-values.ts'
import { toCartAddress } from '../address/cart-address.ts'
import { home, work } from '../address/saved-address.fixture.ts'
import { savedValues } from '../address/saved-address.ts'
import { type AddressForm, addressFormOf } from './address-form.ts'
import { saveAddresses } from './save-addresses.ts'

afterEach(() => vi.unstubAllGlobals())

const entered = { ...emptyAddress('PL'), city: 'Gdynia' }
const cart = { email: 'a@b.pl', shipping_addresses: [], billing_address: null, is_virtual: false }
const form = { ...addressFormOf(cart, 'PL'), shipping: entered, billing: { ...entered, city: 'Sopot' } }
const invoice = { invoiceNeeded: true, company: 'Halny', vatNumber: '5260250274' }
const company = { company: 'Halny', vat_id: '5260250274' }
const gdynia = toCartAddress(entered)
const sopot = toCartAddress({ ...entered, city: 'Sopot' })
const zakopane = toCartAddress(savedValues(home))
const answers = { SetShippingAddressesOnCart: { data: { setShippingAddressesOnCart: { cart: fakeCart() } } }, SetBillingAddressOnCart: { data: { setBillingAddressOnCart: { cart: fakeCart() } } } }

async function sent(change: Partial<AddressForm>, cookies: string) {
  const { calls } = fakeShop(answers, `magento_cartId=c${cookies}`)
  expect(await saveAddresses({ ...form, ...change }, cart, { addresses: [home, work] })).toHaveProperty('cart')
  return calls.map(({ variables }) => variables.shippingAddress ?? variables.billingAddress)
}

describe("[CHK-03] [CHK-06] [CHK-22] a guest's addresses", () => {
  test.each<[string, Partial<AddressForm>, object[]]>([
    ['one for both', {}, [{ address: gdynia, use_for_shipping: true }]],
    ['one for both, with an invoice whose company gets no parcel', invoice, [{ address: gdynia }, { address: { ...gdynia, ...company } }]],
    ['a tax number with hyphens', { ...invoice, vatNumber: 'PL 526-025-02-74' }, [{ address: gdynia }, { address: { ...gdynia, ...company } }]],
    ['one for both, with an invoice that is not needed any more', { ...invoice, invoiceNeeded: false }, [{ address: gdynia, use_for_shipping: true }]],
    ['another one for the invoice', { ...invoice, billingSame: false }, [{ address: gdynia }, { address: { ...sopot, ...company } }]],
  ])('%s', async (_what, change, addresses) => expect(await sent(change, '')).toEqual(addresses))
})

describe('[CHK-22] a backend that takes fewer street lines than an address has', () => {
  const refusal = { errors: [{ message: '"Street Address" cannot contain more than 1 lines.', extensions: { category: 'graphql-input' } }] }

  test('gets them in fewer, at once the next time', async () => {
    vi.stubGlobal('sessionStorage', fakeStorage())
    const { calls } = fakeShop({ SetBillingAddressOnCart: (call) => (call === 0 ? refusal : answers.SetBillingAddressOnCart) }, 'magento_cartId=c')
    const address = { ...form, shipping: { ...entered, street: 'Kościeliska', number: '14a/3' } }
    expect(await saveAddresses(address, cart)).toHaveProperty('cart')
    expect(await saveAddresses(address, cart)).toHaveProperty('cart')
    const streets = calls.map(({ variables }) => (variables.billingAddress as { address: { street: string[] } }).address.street)
    expect(streets).toEqual([['Kościeliska', '14a/3'], ['Kościeliska 14a/3'], ['Kościeliska 14a/3']])
  })

  test('is quoted if that does not help', async () => {
    vi.stubGlobal('sessionStorage', fakeStorage())
    const { operations } = fakeShop({ SetBillingAddressOnCart: refusal }, 'magento_cartId=c')
    expect(await saveAddresses({ ...form, shipping: { ...entered, street: 'Kościeliska', number: '14a/3' } }, cart)).toMatchObject({ part: 'shippingAndBillingAddress' })
    expect(operations()).toHaveLength(2)
  })
})

test('[CHK-21] a cart that was sent to a locker leaves it with a shipping address of its own', async () => {
  const { calls } = fakeShop(answers, 'magento_cartId=c')
  await saveAddresses({ ...form, ...invoice }, cart, { wasCollected: true })
  expect(calls[0]?.variables.shippingAddress).toMatchObject({ pickup_location_code: '' })
})

describe("[CHK-05] [CHK-06] a customer's addresses", () => {
  const saved = { shipping: '7', billing: '8' }
  test.each<[string, Partial<AddressForm>, object[]]>([
    ['an unchanged saved one', { saved }, [{ customer_address_id: 7, use_for_shipping: true }]],
    ['two saved ones', { saved, billingSame: false }, [{ customer_address_id: 7 }, { customer_address_id: 8 }]],
    ['a saved one with a company for this order only', { ...invoice, saved }, [{ customer_address_id: 7 }, { address: { ...zakopane, ...company, save_in_address_book: false } }]],
    [
      'a new one with a company, for the book once', invoice,
      [{ address: { ...gdynia, save_in_address_book: true } }, { address: { ...gdynia, ...company, save_in_address_book: false } }],
    ],
    ['a new one, for the book', {}, [{ address: { ...gdynia, save_in_address_book: true }, use_for_shipping: true }]],
    [
      'two new ones, of which that of the invoice is not saved',
      { billingSame: false, keep: { shipping: true, billing: false } },
      [{ address: { ...gdynia, save_in_address_book: true } }, { address: { ...sopot, save_in_address_book: false } }],
    ],
    ['a new one that is not saved', { keep: { shipping: false, billing: true } }, [{ address: { ...gdynia, save_in_address_book: false }, use_for_shipping: true }]],
  ])('%s', async (_what, change, addresses) => expect(await sent(change, `; ${SESSION_COOKIE}=1`)).toEqual(addresses))
})

test('[CHK-05] [CHK-22] an entered address replaces a saved one with more names, of which none may stay', async () => {
  const { calls } = fakeShop(answers, `magento_cartId=c; ${SESSION_COOKIE}=1`)
  const separate = { ...form, billingSame: false, keep: { shipping: false, billing: false } }
  await saveAddresses(separate, cart, { addresses: [{ ...home, middlename: 'Maria' }] })
  const unsaved = { save_in_address_book: false }
  expect(calls.map(({ variables }) => variables.billingAddress)).toEqual([{ address: { ...gdynia, ...unsaved }, use_for_shipping: true }, { address: { ...sopot, ...unsaved } }])
  const { calls: byId } = fakeShop(answers, `magento_cartId=c; ${SESSION_COOKIE}=1`)
  await saveAddresses({ ...separate, saved: { shipping: '7', billing: '' } }, cart, { addresses: [{ ...home, middlename: 'Maria' }] })
  expect(byId[0]?.variables.shippingAddress).toEqual({ customer_address_id: 7 })
})

describe('[CHK-14] a virtual cart', () => {
  const virtual = { ...cart, is_virtual: true }
  const sent = async (change: Partial<AddressForm>, known: Parameters<typeof saveAddresses>[2] = {}) => {
    const { calls } = fakeShop(answers, 'magento_cartId=c')
    await saveAddresses({ ...form, ...change }, virtual, known)
    return calls.map(({ variables }) => variables)
  }
  const nowhere = { ...gdynia, street: ['-'], city: '-', postcode: '-', telephone: '-', region: '', region_id: null }

  test('sends the name alone, in an address that Magento takes', async () => {
    expect(await sent({})).toEqual([{ cartId: 'c', billingAddress: { address: nowhere } }])
    const poland = { code: 'PL', name: 'Poland', regions: [{ id: 834, code: 'PL-02', name: 'dolnośląskie' }], isRegionRequired: true }
    expect(await sent({}, { countries: [poland] })).toEqual([{ cartId: 'c', billingAddress: { address: { ...nowhere, region_id: 834 } } }])
  })

  test('sends a guest’s postal code too where it identifies the order', async () => {
    const shipping = { ...form.shipping, postalCode: '81-301' }
    expect(await sent({ shipping }, { isFoundByPostcode: true })).toMatchObject([{ billingAddress: { address: { ...nowhere, postcode: '81-301' } } }])
    expect(await sent({ shipping })).toMatchObject([{ billingAddress: { address: nowhere } }])
  })

  test('sends the address for an invoice, or where the tax depends on the region', async () => {
    expect(await sent(invoice)).toMatchObject([{ billingAddress: { address: { city: gdynia.city, vat_id: expect.stringMatching(/./) } } }])
    const states = { code: 'US', name: 'United States', regions: [{ id: 1, code: 'AL', name: 'Alabama' }], isRegionRequired: true }
    expect(await sent({ shipping: { ...form.shipping, countryCode: 'US' } }, { countries: [states] })).toMatchObject([{ billingAddress: { address: { city: gdynia.city } } }])
  })

  test('sends the address that a customer has saved', async () => {
    expect(await sent({ saved: { shipping: '7', billing: '' } }, { addresses: [home] })).toEqual([{ cartId: 'c', billingAddress: { customer_address_id: 7 } }])
  })
})

test.each([
  ['Could not find a address with ID "7"', cart, 'customerAddress'],
  ['"postcode" is required. Enter and try again.', cart, 'shippingAndBillingAddress'],
  ['"city" is required. Enter and try again.', { ...cart, is_virtual: true }, 'billingAddress'],
])('[CHK-10] %s', async (message, ordered, part) => {
  fakeShop({ SetBillingAddressOnCart: { errors: [{ message, extensions: { category: 'graphql-input' } }] } }, 'magento_cartId=c')
  expect(await saveAddresses({ ...form, saved: { shipping: '7', billing: '' } }, ordered, { addresses: [home] })).toMatchObject({ part })
})

test.each(['SetShippingAddressesOnCart', 'SetBillingAddressOnCart'])('[CHK-10] of two addresses, the one that %s refuses is named', async (refused) => {
  const refusal = { errors: [{ message: '"city" is required. Enter and try again.', extensions: { category: 'graphql-input' } }] }
  fakeShop({ ...answers, [refused]: refusal }, 'magento_cartId=c')
  const part = refused === 'SetBillingAddressOnCart' ? 'billingAddress' : 'shippingAddress'
  expect(await saveAddresses({ ...form, billingSame: false }, cart)).toMatchObject({ part })
})
