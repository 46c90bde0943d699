import { describe, expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { textsOf, type Language } from './rendered.fixture.ts'

const address = {
  company: null, firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], postcode: '34-500', city: 'Zakopane',
  region: null, country_code: 'PL', telephone: '600100200', vat_id: null,
}
const order = { shipping_address: address, billing_address: address, shipping_method: 'Courier', payment_methods: [{ name: 'Bank transfer', type: 'banktransfer' }] }

const details = (change: object = {}, language: Language = 'en', isCollected = false) =>
  textsOf('orders/order-details.tsx', 'OrderDetails', { order: { ...order, ...change }, isCollected }, language)

describe.each(['en', 'pl'] as const)('the details of an order in %s', (language) => {
  const t = translatorFor(language, '')
  const country = { en: 'Poland', pl: 'Polska' }[language]

  test('[ACC-05] show one address and the methods', async () => {
    expect(await details({}, language)).toEqual([
      t('dashboardOrder.details.shippingAddress'), 'Agata Wierch', 'Kościeliska 14a/3', '34-500 Zakopane', country, '600 100 200',
      t('dashboardOrder.details.billingAddress'), t('dashboardOrder.details.sameAsShipping'),
      t('dashboardOrder.details.shippingMethod'), 'Courier',
      t('dashboardOrder.details.paymentMethod'), 'Bank transfer',
    ])
  })

  test('[ACC-05] say that cash on delivery is paid in the shop if the order is collected there', async () => {
    const change = { payment_methods: [{ name: 'Cash on delivery', type: 'cashondelivery' }] }
    expect((await details(change, language, true)).at(-1)).toBe(t('dashboardOrder.details.payInShop'))
    expect((await details(change, language)).at(-1)).toBe('Cash on delivery')
    expect((await details({}, language, true)).at(-1)).toBe('Bank transfer')
  })

  test.each([
    ['company', { company: 'Bacówka' }, ['Bacówka', 'Agata Wierch', 'Kościeliska 14a/3', '34-500 Zakopane', country, '600 100 200']],
    ['name', { firstname: 'Jan' }, ['Jan Wierch', 'Kościeliska 14a/3', '34-500 Zakopane', country, '600 100 200']],
    ['flat', { street: ['Kościeliska', '14a/4'] }, ['Agata Wierch', 'Kościeliska 14a/4', '34-500 Zakopane', country, '600 100 200']],
    ['phone number', { telephone: '600100201' }, ['Agata Wierch', 'Kościeliska 14a/3', '34-500 Zakopane', country, '600 100 201']],
    [
      'VAT number', { vat_id: '5260250274' },
      ['Agata Wierch', 'Kościeliska 14a/3', '34-500 Zakopane', country, '600 100 200', t('dashboardOrder.details.vatNumber', { number: '526-025-02-74' })],
    ],
  ])('[ACC-05] show the invoice’s address if only its %s differs', async (_, change, lines) => {
    const shown = await details({ billing_address: { ...address, ...change } }, language)
    const at = shown.indexOf(t('dashboardOrder.details.billingAddress'))
    expect(shown.slice(at + 1, at + 1 + lines.length)).toEqual(lines)
    expect(shown).not.toContain(t('dashboardOrder.details.sameAsShipping'))
  })

  test('[ACC-05] show the invoice’s address if only its region differs, and no voivodeship', async () => {
    const shown = await details({ shipping_address: { ...address, country_code: 'DE' }, billing_address: { ...address, country_code: 'DE', region: 'Bayern' } }, language)
    expect(shown).toContain('34-500 Zakopane, Bayern')
    expect(await details({ shipping_address: { ...address, region: 'małopolskie' } }, language)).toContain('34-500 Zakopane')
  })

  test.each([
    ['Collect from a Halny shop - Halny Kraków', 'Collect from a Halny shop, Halny Kraków'],
    ['Kurier - Pod drzwi', 'Kurier pod drzwi'],
    ['Kurier - Pod drzwi - express', 'Kurier pod drzwi - express'],
    ['Auto-Kurier', 'Auto-Kurier'],
  ])('[ACC-05] show the delivery %s as a sentence has it', async (shipping_method, name) => {
    const shown = await details({ shipping_method }, language)
    const at = shown.indexOf(t('dashboardOrder.details.shippingMethod'))
    expect(shown.slice(at + 1, -2)).toEqual([name])
  })

  test('[ACC-05] of a download have no delivery', async () => {
    expect(await details({ shipping_address: null, shipping_method: '' }, language)).toEqual([
      t('dashboardOrder.details.billingAddress'), 'Agata Wierch', 'Kościeliska 14a/3', '34-500 Zakopane', country, '600 100 200',
      t('dashboardOrder.details.paymentMethod'), 'Bank transfer',
    ])
  })
})
