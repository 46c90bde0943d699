import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { emptyAddress } from '../address/cart-address.ts'
import { type AddressForm, addressFormOf, addressFormSchema } from './address-form.ts'

const address = { ...emptyAddress('PL'), firstName: 'Agata', lastName: 'Wierch', street: 'Kościeliska', number: '14', postalCode: '34-500', city: 'Zakopane', phoneNumber: '600100200' }
const form: AddressForm = { email: 'a@b.pl', shipping: address, invoiceNeeded: false, company: '', vatNumber: '', billingSame: true, billing: emptyAddress('PL') }

const wrongFields = (change: Partial<AddressForm>) => {
  const values = { ...form, ...change }
  return [...new Set((v.safeParse(addressFormSchema(values), values).issues ?? []).map((issue) => v.getDotPath(issue)))]
}

describe('only what is asked for is judged', () => {
  test.each<[string, Partial<AddressForm>, string[]]>([
    ['an address that serves for both', {}, []],
    ['an invoice asks for the company', { invoiceNeeded: true }, ['company', 'vatNumber']],
    ['another billing address is an address', { billingSame: false, billing: { ...address, city: '' } }, ['billing.city']],
    ["the invoice follows the billing address's country", { billingSame: false, billing: { ...address, countryCode: 'DE' }, invoiceNeeded: true, company: 'Föhn', vatNumber: 'DE123456789' }, []],
  ])('%s', (_case, change, fields) => expect(wrongFields(change)).toEqual(fields))
})

const saved = {
  firstname: 'Agata', lastname: 'Wierch', company: null, vat_id: null, street: ['Kościeliska', '14'], city: 'Zakopane',
  postcode: '34-500', telephone: '600100200', country: { code: 'PL', label: 'Poland' }, region: null,
}
const shippingAddress = { ...saved, available_shipping_methods: [], selected_shipping_method: null }

describe('[CHK-01] the form begins with what the cart knows', () => {
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
})
