import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { add, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { step } from './checkout.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
})
afterEach(() => shop.close())


test('a guest can set an e-mail address, but not an invalid one', async () => {
  const leave = (email: string) => step(shop, 'setGuestEmailOnCart', cart, { email }, 'cart { email }')
  expect((await leave('agata@example.com')).data.setGuestEmailOnCart.cart).toEqual({ email: 'agata@example.com' })
  expect((await leave('agata')).errors).toMatchObject(refusal('Invalid email format'))
  expect((await leave('')).errors).toMatchObject(refusal('Required parameter "email" is missing'))
})

test('a new cart has no addresses and no selected methods', async () => {
  const query = `query ($cart: String!) { cart(cart_id: $cart) { email billing_address { city } shipping_addresses { city }
    selected_payment_method { code title } available_payment_methods { code title } } }`
  expect((await shop.ask(query, { cart }, 'pl')).data.cart).toEqual({
    email: null, billing_address: null, shipping_addresses: [], selected_payment_method: { code: '', title: '' },
    available_payment_methods: [
      { code: 'sandbox_blik', title: 'BLIK' }, { code: 'sandbox_card', title: 'Karta płatnicza' },
      { code: 'banktransfer', title: 'Przelew' }, { code: 'cashondelivery', title: 'Za pobraniem' },
    ],
  })
})

test('agreements are in the language of the store view', async () => {
  const query = '{ checkoutAgreements { agreement_id name checkbox_text mode is_html content } }'
  expect((await shop.ask(query)).data.checkoutAgreements).toMatchObject([
    { agreement_id: 1, name: 'Terms of sale', checkbox_text: 'I accept the terms of sale and have read the privacy policy', mode: 'MANUAL', is_html: false },
    { agreement_id: 2, name: 'Privacy policy', mode: 'AUTO' },
  ])
  expect((await shop.ask(query, {}, 'pl')).data.checkoutAgreements).toMatchObject([
    { checkbox_text: 'Akceptuję regulamin i znam politykę prywatności' }, { name: 'Polityka prywatności' },
  ])
})

test('a shop without agreements returns an empty list', async () => {
  changeSetting(shop.backend.database, 'checkout/options/enable_agreements', false)
  expect((await shop.ask('{ checkoutAgreements { name } }')).data.checkoutAgreements).toEqual([])
})
