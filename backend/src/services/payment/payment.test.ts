import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, stockOf, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { buy, deskOf, idOf, mailsOf, orderOf, stateOf, type PlacedOrder } from '../../modules/order/order.fixture.ts'
import { cancelOrder, holdOrder } from '../../modules/order/order-lifecycle.ts'

let shop: TestShop
let order: PlacedOrder
beforeEach(async () => {
  shop = openShop()
  order = await buy(shop, { payment: 'sandbox_redirect' })
})
afterEach(() => shop.close())

const PAGE = 'http://shop.test/payment/redirect'
const send = (request: Request) => shop.backend.fetch(request)
const open = (token = order.token, back = 'http://shop.test/paid') =>
  send(new Request(`${PAGE}?${new URLSearchParams({ token, return: back })}`))
const press = (decision: string, fields: object = {}, headers: Record<string, string> = { origin: 'http://shop.test' }) => {
  const body = new URLSearchParams({ token: order.token, return: 'http://shop.test/paid', decision, ...fields }).toString()
  const kind = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  return send(new Request(PAGE, { method: 'POST', body, headers: { ...kind, ...headers } }))
}
const backInShop = (path = '/paid') => `http://shop.test${path}?order_number=000000001&order_token=${order.token}`

test('the order waits for its payment, and its mail says where to pay', async () => {
  expect(await orderOf(shop, order, 'status payment_methods { type }'))
    .toEqual({ status: 'Pending Payment', payment_methods: [{ type: 'sandbox_redirect' }] })
  expect(mailsOf(shop)[0]!.text).toContain(`Pay for the order:\n${PAGE}?token=${order.token}`)
})

test('the page shows the payment and loads nothing from elsewhere', async () => {
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

test('it speaks Polish for a Polish order', async () => {
  const { token } = await buy(shop, { payment: 'sandbox_redirect', store: 'pl' })
  const html = await (await open(token)).text()
  expect(html).toContain('<html lang="pl">')
  expect(html.replaceAll('\u00A0', ' ')).toContain('Zapłać 233,99 zł')
})

test('approving pays the order before the browser is back in the shop', async () => {
  const response = await press('approve')
  expect(stateOf(shop, order)).toBe('processing')
  expect([response.status, response.headers.get('location')]).toEqual([303, backInShop()])
  expect((await orderOf(shop, order, 'invoices { number }')).invoices).toEqual([{ number: '000000001' }])
  expect(mailsOf(shop).map(({ subject }) => subject).at(-1)).toBe('Invoice 000000001 for order 000000001')
})

test('approving twice, and coming back to the page, changes nothing further', async () => {
  await press('approve')
  const mails = mailsOf(shop).length
  const again = await Promise.all([press('approve'), press('approve')])
  expect(again.map(({ status }) => status)).toEqual([303, 303])
  expect((await orderOf(shop, order, 'invoices { number }')).invoices).toHaveLength(1)
  expect(mailsOf(shop)).toHaveLength(mails)
  const page = await (await open()).text()
  expect(page).toContain('This order has been paid.')
  expect(page).not.toContain('<form')
})

test('refusing cancels the order and gives its goods back, once', async () => {
  expect(stockOf(shop, 'tee')).toBe(9)
  expect((await press('refuse')).headers.get('location')).toBe(backInShop())
  expect((await press('refuse')).status).toBe(303)
  expect(stockOf(shop, 'tee')).toBe(10)
  expect(await orderOf(shop, order, 'status comments { message }'))
    .toEqual({ status: 'Canceled', comments: [{ message: 'The payment was refused.' }] })
  expect(await (await open()).text()).toContain('This order cannot be paid any more.')
})

test('what was settled one way cannot be settled the other way', async () => {
  await press('approve')
  expect((await press('refuse')).status).toBe(409)
  expect(stateOf(shop, order)).toBe('processing')
  order = await buy(shop, { payment: 'sandbox_redirect' })
  await press('refuse')
  expect((await press('approve')).status).toBe(409)
  expect(stateOf(shop, order)).toBe('canceled')
})

test('leaving without paying leaves the order waiting, and it can be paid later', async () => {
  expect((await press('abandon')).headers.get('location')).toBe(backInShop())
  expect((await press('')).status).toBe(303)
  expect(stateOf(shop, order)).toBe('pending_payment')
  await press('approve')
  expect(stateOf(shop, order)).toBe('processing')
})

test('an order that the shop holds or has canceled is not paid', async () => {
  holdOrder(deskOf(shop), idOf(order))
  expect((await press('approve')).status).toBe(409)
  expect(stateOf(shop, order)).toBe('holded')
  const other = await buy(shop, { payment: 'sandbox_redirect' })
  cancelOrder(deskOf(shop), idOf(other))
  expect((await press('approve', { token: other.token })).status).toBe(409)
})

test('the browser goes nowhere but to the shop', async () => {
  const response = await press('abandon', { return: 'https://evil.test/paid' })
  expect(response.headers.get('location')).toBe(backInShop('/'))
})

test('what the address says cannot become markup', async () => {
  expect(await (await open(order.token, '"><script>alert(1)</script>')).text()).not.toContain('<script')
})

test("another site's form is refused", async () => {
  for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await press('approve', {}, headers as Record<string, string>)).status).toBe(403)
  }
  expect(stateOf(shop, order)).toBe('pending_payment')
})

test('an unknown token, an order that is paid otherwise, and another method have no payment', async () => {
  const transfer = await buy(shop)
  for (const token of ['', 'nope', transfer.token]) {
    expect((await open(token)).status).toBe(404)
    expect((await press('approve', { token })).status).toBe(404)
  }
  expect(stateOf(shop, transfer)).toBe('new')
  expect((await send(new Request(PAGE, { method: 'DELETE' }))).status).toBe(405)
  const head = await send(new Request(`${PAGE}?token=${order.token}`, { method: 'HEAD' }))
  expect([head.status, await head.text()]).toEqual([200, ''])
})
