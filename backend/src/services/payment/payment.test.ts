import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, stockOf, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { buy, deskOf, idOf, mailsOf, orderOf, stateOf, type PlacedOrder } from '../../modules/order/order.fixture.ts'
import { cancelOrder, holdOrder } from '../../modules/order/order-lifecycle.ts'

let shop: TestShop
let order: PlacedOrder
beforeEach(async () => {
  shop = openShop()
  order = await buy(shop, { payment: 'sandbox_card' })
})
afterEach(() => shop.close())

const PAGE = 'http://shop.test/payment/redirect'
const send = (request: Request) => shop.backend.fetch(request)
const open = (token = order.token, back = 'http://shop.test/paid') =>
  send(new Request(`${PAGE}?${new URLSearchParams({ token, return: back })}`))
const submit = (decision: string, fields: object = {}, headers: Record<string, string> = { origin: 'http://shop.test' }) => {
  const body = new URLSearchParams({ token: order.token, return: 'http://shop.test/paid', decision, ...fields }).toString()
  const kind = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  return send(new Request(PAGE, { method: 'POST', body, headers: { ...kind, ...headers } }))
}
const backInShop = (path = '/paid') => `http://shop.test${path}?order_number=000000001&order_token=${order.token}`

test('the order is pending payment, and its mail links to the payment page', async () => {
  expect(await orderOf(shop, order, 'status payment_methods { type }'))
    .toEqual({ status: 'Pending Payment', payment_methods: [{ type: 'sandbox_card' }] })
  expect(mailsOf(shop)[0]!.text).toContain(`Pay for the order:\n${PAGE}?token=${order.token}`)
})

test('the page shows the payment and loads nothing from other origins', async () => {
  const response = await open()
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<h1>Payment</h1>')
  expect(html.replaceAll('\u00A0', ' ')).toMatch(/Order 000000001.*PLN 233\.99/)
  expect(html).not.toContain('<script')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none';.* 'self' http:\/\/shop\.test;.*frame-ancestors 'none'/),
  })
})

test('the page is Polish for an order in the Polish store view', async () => {
  const { token } = await buy(shop, { payment: 'sandbox_card', store: 'pl' })
  const html = await (await open(token)).text()
  expect(html).toContain('<html lang="pl">')
  expect(html.replaceAll('\u00A0', ' ')).toContain('Zapłać 233,99 zł')
  expect(html).toContain('Numer karty')
})

test('approving pays the order before the browser is back in the shop', async () => {
  const response = await submit('approve')
  expect(stateOf(shop, order)).toBe('processing')
  expect([response.status, response.headers.get('location')]).toEqual([303, backInShop()])
  expect((await orderOf(shop, order, 'invoices { number }')).invoices).toEqual([{ number: '000000001' }])
  expect(mailsOf(shop).map(({ subject }) => subject).at(-1)).toBe('Payment received for order 000000001')
})

test('approving again changes nothing', async () => {
  await submit('approve')
  const mails = mailsOf(shop).length
  const again = await Promise.all([submit('approve'), submit('approve')])
  expect(again.map(({ status }) => status)).toEqual([303, 303])
  expect((await orderOf(shop, order, 'invoices { number }')).invoices).toHaveLength(1)
  expect(mailsOf(shop)).toHaveLength(mails)
  const page = await (await open()).text()
  expect(page).toContain('This order has been paid.')
  expect(page).not.toContain('<form')
})

test('refusing cancels the order and returns its items to stock, once', async () => {
  expect(stockOf(shop, 'tee')).toBe(9)
  expect((await submit('refuse')).headers.get('location')).toBe(backInShop())
  expect((await submit('refuse')).status).toBe(303)
  expect(stockOf(shop, 'tee')).toBe(10)
  expect(await orderOf(shop, order, 'status comments { message }'))
    .toEqual({ status: 'Canceled', comments: [{ message: 'The payment was refused.' }] })
  expect(await (await open()).text()).toContain('This order can no longer be paid.')
})

test('a settled payment cannot be settled the other way', async () => {
  await submit('approve')
  expect((await submit('refuse')).status).toBe(409)
  expect(stateOf(shop, order)).toBe('processing')
  order = await buy(shop, { payment: 'sandbox_card' })
  await submit('refuse')
  expect((await submit('approve')).status).toBe(409)
  expect(stateOf(shop, order)).toBe('canceled')
})

test('leaving the page keeps the order pending, and it can be paid later', async () => {
  expect((await submit('abandon')).headers.get('location')).toBe(backInShop())
  expect((await submit('')).status).toBe(303)
  expect(stateOf(shop, order)).toBe('pending_payment')
  await submit('approve')
  expect(stateOf(shop, order)).toBe('processing')
})

test('an order on hold or canceled cannot be paid', async () => {
  holdOrder(deskOf(shop), idOf(order))
  expect((await submit('approve')).status).toBe(409)
  expect(stateOf(shop, order)).toBe('holded')
  const other = await buy(shop, { payment: 'sandbox_card' })
  cancelOrder(deskOf(shop), idOf(other))
  expect((await submit('approve', { token: other.token })).status).toBe(409)
})

test('the browser is only redirected to the shop', async () => {
  const response = await submit('abandon', { return: 'https://evil.test/paid' })
  expect(response.headers.get('location')).toBe(backInShop('/'))
})

test('URL parameters are escaped', async () => {
  expect(await (await open(order.token, '"><script>alert(1)</script>')).text()).not.toContain('<script')
})

test("another site's form is refused", async () => {
  for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await submit('approve', {}, headers as Record<string, string>)).status).toBe(403)
  }
  expect(stateOf(shop, order)).toBe('pending_payment')
})

test('the amount is grouped as in the shop', async () => {
  order = await buy(shop, { payment: 'sandbox_card', store: 'pl', items: [{ sku: 'tee', quantity: 5 }] })
  expect((await (await open()).text()).replaceAll('\u00A0', ' ')).toContain('Zapłać 1 095,00 zł')
})

test('a payment that does not exist is said in the visitor’s language', async () => {
  const answer = await send(new Request(`${PAGE}?token=x`, { headers: { 'accept-language': 'pl-PL,pl;q=0.9' } }))
  expect(await answer.text()).toContain('Pod tym adresem nie ma płatności.')
})

test('there is no payment page for an unknown token, an order with another payment method or another HTTP method', async () => {
  const transfer = await buy(shop)
  for (const token of ['', 'nope', transfer.token]) {
    expect((await open(token)).status).toBe(404)
    expect((await submit('approve', { token })).status).toBe(404)
  }
  expect(stateOf(shop, transfer)).toBe('new')
  expect((await send(new Request(PAGE, { method: 'DELETE' }))).status).toBe(405)
  const head = await send(new Request(`${PAGE}?token=${order.token}`, { method: 'HEAD' }))
  expect([head.status, await head.text()]).toEqual([200, ''])
})

const CARD = { number: '4111 1111 1111 1111', expiry: '12/49', cvc: '123' }

test('[CHK-17] a BLIK code or a test card pays the order', async () => {
  expect((await submit('pay', CARD)).headers.get('location')).toBe(backInShop())
  expect(stateOf(shop, order)).toBe('processing')
  order = await buy(shop, { payment: 'sandbox_blik' })
  expect(await (await open()).text()).toContain('BLIK code')
  expect((await submit('pay', { code: '777 123' })).status).toBe(303)
  expect(stateOf(shop, order)).toBe('processing')
})

test('[CHK-17] wrong details are reported at their fields, and nothing is paid', async () => {
  const response = await submit('pay', { number: '4111 1111 1111 1112', expiry: '13/49', cvc: '' })
  expect(response.status).toBe(200)
  const html = await response.text()
  for (const [field, error] of [['number', 'Check the card number'], ['expiry', 'Enter the month and the year'], ['cvc', 'Enter the three digits']]) {
    expect(html).toMatch(new RegExp(`<input id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error"`))
    expect(html).toMatch(new RegExp(`id="${field}-error">${error}`))
  }
  expect(html).toMatch(/value="4111 1111 1111 1112"[^>]*autofocus/)
  expect(stateOf(shop, order)).toBe('pending_payment')
})

test('[CHK-17] the security code is never sent back', async () => {
  expect(await (await submit('pay', { ...CARD, expiry: '', cvc: '987' })).text()).not.toContain('987')
})

test('[CHK-17] a refusal by the bank leads back to the shop and leaves the order to be paid, also in another way', async () => {
  const refused = await submit('pay', { ...CARD, number: '4000 0000 0000 0002' })
  expect(refused.headers.get('location')).toBe(`${backInShop()}&payment=refused`)
  expect(stateOf(shop, order)).toBe('pending_payment')
  expect(stockOf(shop, 'tee')).toBe(9)
  expect(await (await open()).text()).toContain('Pay with BLIK instead')
  await submit('pay', { way: 'blik', code: '123456' })
  expect(stateOf(shop, order)).toBe('processing')
})

test('[CHK-17] paying twice at once leads to one invoice', async () => {
  const answers = await Promise.all([submit('pay', CARD), submit('pay', CARD)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect((await orderOf(shop, order, 'invoices { number }')).invoices).toHaveLength(1)
})
