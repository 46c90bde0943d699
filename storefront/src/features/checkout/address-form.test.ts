import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { emptyAddress } from '../address/address-values.ts'
import { home, work } from '../address/saved-address.fixture.ts'
import { addressFormSchema } from './address-form-rules.ts'
import { type AddressForm, addressFormOf } from './address-form.ts'

const address = { ...emptyAddress('PL'), firstName: 'Agata', lastName: 'Wierch', street: 'Kościeliska', number: '14', postalCode: '34-500', city: 'Zakopane', phoneNumber: '600100200' }
const emptyCart = { email: null, shipping_addresses: [], billing_address: null, is_virtual: false }
const form: AddressForm = { ...addressFormOf(emptyCart, 'PL'), email: 'a@b.pl', shipping: address }

const wrongFields = (change: Partial<AddressForm>, who: Partial<Parameters<typeof addressFormSchema>[1]> = {}) => {
  const values = { ...form, ...change }
  const schema = addressFormSchema(values, { isCustomer: false, addresses: [], isVirtual: false, countries: [], ...who })
  return [...new Set((v.safeParse(schema, values).issues ?? []).map((issue) => v.getDotPath(issue)))]
}

describe('[CHK-04] [CHK-06] validates only the visible fields', () => {
  test.each<[string, Partial<AddressForm>, string[]]>([
    ['one address for both', {}, []],
    ['an invoice needs the company', { invoiceNeeded: true }, ['company', 'vatNumber']],
    ['a separate billing address is validated', { billingSame: false, billing: { ...address, city: '' } }, ['billing.city']],
    ["the invoice follows the billing address's country", { billingSame: false, billing: { ...address, countryCode: 'DE' }, invoiceNeeded: true, company: 'Föhn', vatNumber: 'DE123456789' }, []],
  ])('%s', (_case, change, fields) => expect(wrongFields(change)).toEqual(fields))

  test("[CHK-05] accepts a saved address, and needs no customer's e-mail", () => {
    const change = { email: '', shipping: emptyAddress('PL'), saved: { shipping: '7', billing: '' } }
    expect(wrongFields(change, { isCustomer: true, addresses: [home] })).toEqual([])
    expect(wrongFields({ ...change, saved: { shipping: '', billing: '' } }, { isCustomer: true, addresses: [home] })).toContain('shipping.street')
  })

  test('[CHK-05] what the cart or the address book has is not refused, in any field that stays as it is', () => {
    const old = { ...address, firstName: 'Agata <3', phoneNumber: 'brak' }
    const change = { shipping: { ...old, city: 'Gdynia' } }
    expect(wrongFields(change)).toEqual(['shipping.firstName', 'shipping.phoneNumber'])
    expect(wrongFields(change, { ofCart: [old] })).toEqual([])
    expect(wrongFields(change, { addresses: [{ ...home, firstname: 'Agata <3', telephone: 'brak' }] })).toEqual([])
  })

  test('[CHK-14] of a virtual cart the name, and the address only for an invoice', () => {
    const person = { shipping: { ...emptyAddress('PL'), firstName: 'Agata' } }
    expect(wrongFields(person, { isVirtual: true })).toEqual(['shipping.lastName'])
    expect(wrongFields(person, { isVirtual: true, isFoundByPostcode: true })).toEqual(['shipping.lastName', 'shipping.postalCode'])
    expect(wrongFields(person, { isVirtual: true, isFoundByPostcode: true, isCustomer: true })).toEqual(['shipping.lastName'])
    expect(wrongFields({ ...person, invoiceNeeded: true }, { isVirtual: true })).toEqual(expect.arrayContaining(['shipping.lastName', 'shipping.street', 'company']))
  })

  test("an invoice follows the saved billing address's country", () => {
    const change = { billingSame: false, saved: { shipping: '', billing: '7' }, invoiceNeeded: true, company: 'Föhn', vatNumber: 'DE123456789' }
    expect(wrongFields(change, { addresses: [{ ...home, country_code: 'DE' }] })).toEqual([])
    expect(wrongFields(change, { addresses: [home] })).toEqual(['vatNumber'])
  })

  test('[CHK-09] an account needs a password and the consents', () => {
    expect(wrongFields({ createAccount: true })).toEqual(['password', 'passwordConfirmation', 'statute', 'personalData'])
    expect(wrongFields({ createAccount: true }, { isCustomer: true })).toEqual([])
  })
})

const saved = {
  firstname: 'Agata', lastname: 'Wierch', company: null, vat_id: null, street: ['Kościeliska', '14'], city: 'Zakopane',
  postcode: '34-500', telephone: '600100200', country: { code: 'PL', label: 'Poland' }, region: null,
}
const shippingAddress = { ...saved, available_shipping_methods: [], selected_shipping_method: null }

describe('[CHK-01] prefills the form from the cart', () => {
  test('nothing', () => {
    const { shipping, billingSame, email } = addressFormOf({ email: null, shipping_addresses: [], billing_address: null, is_virtual: false }, 'PL')
    expect({ shipping, billingSame, email }).toEqual({ shipping: emptyAddress('PL'), billingSame: true, email: '' })
  })

  test('an invoice to another address', () => {
    const billing = { ...saved, city: 'Kraków', company: 'Halny', vat_id: '5260250274' }
    const filled = addressFormOf({ email: 'a@b.pl', shipping_addresses: [shippingAddress], billing_address: billing, is_virtual: false }, 'PL')
    expect(filled).toMatchObject({ invoiceNeeded: true, company: 'Halny', billingSame: false, shipping: { city: 'Zakopane' }, billing: { city: 'Kraków' } })
  })

  test('[CHK-14] a virtual cart has only a billing address', () => {
    const filled = addressFormOf({ email: 'a@b.pl', shipping_addresses: [], billing_address: saved, is_virtual: true }, 'PL')
    expect(filled).toMatchObject({ billingSame: true, shipping: { city: 'Zakopane' } })
  })

  const cart = { email: 'a@b.pl', shipping_addresses: [], billing_address: null, is_virtual: false }
  const customer = { firstname: 'Agata', lastname: 'Wierch', addresses: [work, { ...home, default_shipping: true }] }

  test("[CHK-05] a customer's default address, and the company of the one that has one", () => {
    expect(addressFormOf(cart, 'PL', customer)).toMatchObject({ saved: { shipping: '7', billing: '8' }, company: '', invoiceNeeded: false })
    expect(addressFormOf(cart, 'PL', { ...customer, addresses: [work] })).toMatchObject({ company: 'Halny', vatNumber: '5260250274' })
  })

  test('[CHK-05] the saved address that the cart has already, or the one that was entered', () => {
    const chosen = { ...shippingAddress, street: work.street!, city: work.city!, postcode: work.postcode }
    expect(addressFormOf({ ...cart, shipping_addresses: [chosen] }, 'PL', customer).saved.shipping).toBe('8')
    const filled = addressFormOf({ ...cart, shipping_addresses: [{ ...chosen, city: 'Gdynia' }] }, 'PL', customer)
    expect(filled).toMatchObject({ saved: { shipping: '' }, shipping: { city: 'Gdynia' } })
  })

  test('[CHK-05] the name of a customer who has saved no address', () => {
    expect(addressFormOf(cart, 'PL', { ...customer, addresses: [] })).toMatchObject({ saved: { shipping: '' }, shipping: { firstName: 'Agata', lastName: 'Wierch' } })
  })
})
