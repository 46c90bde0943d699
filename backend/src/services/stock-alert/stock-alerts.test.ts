import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { ask, PUBLIC_URL } from '../../ask.fixture.ts'
import { addProducts, LARGE, SPRUCE } from '../../modules/cart/products.fixture.ts'
import type { TestShop } from '../../modules/cart/cart.fixture.ts'
import { buy, deskOf, idOf } from '../../modules/order/order.fixture.ts'
import { cancelOrder, payOrder, refundOrder } from '../../modules/order/order-lifecycle.ts'
import { seedSales } from '../../sample-shop/sales.ts'
import { openDesk } from '../desk/desk.fixture.ts'

const SECRET = 'bell-key'
const SOLD_OUT = { sku: 'shell-l', store: 'en', email: 'agata@example.com' }

let backend: Backend
let time: Date
beforeEach(() => {
  time = new Date('2026-11-21T12:00:00Z')
  backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, shopUrl: 'http://halny.test', passwordCost: 1, now: () => time, stockAlertSecret: SECRET })
  addProducts(backend.database)
  seedSales(backend.database)
})
afterEach(() => backend.close())

const post = (shop: Backend) => send(JSON.stringify(SOLD_OUT), `Bearer ${SECRET}`, shop)
const send = (body: string, authorization = `Bearer ${SECRET}`, shop = backend) =>
  shop.fetch(new Request(`${PUBLIC_URL}/stock-alerts`, { method: 'POST', body, headers: { authorization, 'content-type': 'application/json' } }))
const request = async (alert: object) => {
  const response = await send(JSON.stringify({ ...SOLD_OUT, ...alert }))
  return { status: response.status, outcome: response.status === 204 ? undefined : ((await response.json()) as { outcome: string }).outcome }
}
const sellOut = (...skus: string[]) => {
  for (const sku of skus) backend.database.prepare('UPDATE stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = ?)').run(sku)
}
const waiting = () => backend.database.prepare('SELECT email, sku FROM stock_alert JOIN product ON product.id = product_id ORDER BY stock_alert.id').all().map(({ email, sku }) => `${email} ${sku}`)
const mails = () => backend.database.prepare("SELECT recipient, subject, text, html FROM mail WHERE subject GLOB 'Back*' OR subject GLOB 'Znów*' ORDER BY id").all() as
  { recipient: string; subject: string; text: string; html: string }[]
const restock = async (product: number, quantity: number) => {
  const desk = await openDesk(backend)
  await desk.submit('/desk/stock', { do: 'stock', product: String(product), quantity: String(quantity) })
  await desk.close()
}

test('[PDP-20] a sold-out size that is back is mailed once, with a link to the product with this size, and the request is deleted', async () => {
  backend.database.exec("INSERT INTO product_media (product_id, position, path) VALUES (5, 0, 'krywan.webp')")
  expect(await request({})).toEqual({ status: 204 })
  await restock(5, 0)
  await restock(4, 7)
  expect([mails(), waiting()]).toEqual([[], ['agata@example.com shell-l']])
  await restock(5, 2)
  await restock(5, 0)
  await restock(5, 2)
  const [mail, ...others] = mails()
  expect([others, waiting()]).toEqual([[], []])
  expect(mail).toMatchObject({ recipient: 'agata@example.com', subject: 'Back in stock: Krywań 3L Shell' })
  expect(mail!.text).toContain(`Krywań 3L Shell\n  Colour: Spruce\n  Size: L\n\nGo to the product:\nhttp://halny.test/shell?color=${SPRUCE}&size=${LARGE}\n\nThis is the only email about it.`)
  expect(mail!.html).toContain(`src="${PUBLIC_URL}/media/mail/krywan.jpg"`)
  expect(mail!.html).toContain(`href="http://halny.test/shell?color=${SPRUCE}&amp;size=${LARGE}"`)
  expect(mail!.html).not.toMatch(/undefined|× /)
})

test('[PDP-20] the mail is in the language of the page, and has no choice for a product without variants', async () => {
  sellOut('tee')
  await request({ sku: 'tee', store: 'pl' })
  await restock(1, 1)
  expect(mails()).toMatchObject([{ subject: 'Znów w sklepie: Rusinowa Merino Tee', text: expect.stringContaining('http://halny.test/pl/tee\n') }])
})

test('[PDP-20] one address has one request for a product, in any case, in the last language', async () => {
  for (const alert of [{}, { email: 'AGATA@example.com' }, { store: 'pl' }, { email: ' jan@example.com ' }]) expect(await request(alert)).toEqual({ status: 204 })
  expect(waiting()).toEqual(['agata@example.com shell-l', 'jan@example.com shell-l'])
  await restock(5, 1)
  expect(mails().map(({ recipient, subject }) => [recipient, subject.slice(0, 4)])).toEqual(expect.arrayContaining([['agata@example.com', 'Znów'], ['jan@example.com', 'Back']]))
})

test('[PDP-20] pieces of a canceled or returned order count as back', async () => {
  const shop: TestShop = { backend, ask: (query, variables, store = 'en') => ask(backend, query, variables, { store }), close: () => backend.close() }
  for (const end of ['cancel', 'return'] as const) {
    const order = await buy(shop, { items: [{ sku: 'beanie', quantity: 1 }], store: 'en' })
    await request({ sku: 'beanie', email: `${end}@example.com` })
    if (end === 'return') payOrder(deskOf(shop), idOf(order))
    if (end === 'return') refundOrder(deskOf(shop), idOf(order), { goodsReturn: true })
    else cancelOrder(deskOf(shop), idOf(order))
  }
  expect(mails().map(({ recipient }) => recipient)).toEqual(['cancel@example.com', 'return@example.com'])
})

test.each([
  [{ email: 'agata' }, 422, 'invalid-email'],
  [{ sku: 'nothing' }, 404, 'unknown-product'],
  [{ sku: 'tee' }, 409, 'in-stock'],
  [{ store: 'de' }, 400, 'unknown-store'],
  [{ sku: 5 }, 400, 'malformed'],
  [{ email: `${'a'.repeat(5000)}@example.com` }, 400, 'malformed'],
])('[PDP-20] %j is refused with %s, %s', async (alert, status, outcome) => {
  expect(await request(alert)).toEqual({ status, outcome })
  expect(waiting()).toEqual([])
})

test('[PDP-20] a product whose page is hidden cannot be waited for', async () => {
  backend.database.exec('UPDATE product SET is_enabled = 0 WHERE id = 3; INSERT INTO reindex VALUES (3)')
  expect(await request({})).toEqual({ status: 404, outcome: 'unknown-product' })
})

test('[PDP-20] only the shop with its secret can store requests, and without a secret nobody', async () => {
  const body = JSON.stringify(SOLD_OUT)
  for (const authorization of ['', 'Bearer', 'Bearer wrong', SECRET]) expect((await send(body, authorization)).status).toBe(401)
  const open = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  expect((await send(body, 'Bearer undefined', open)).status).toBe(401)
  await open.close()
  expect((await backend.fetch(new Request(`${PUBLIC_URL}/stock-alerts`, { headers: { authorization: `Bearer ${SECRET}` } }))).status).toBe(405)
  expect(waiting()).toEqual([])
})

test('[PDP-20] an address holds 20 requests, of which a new one replaces the oldest, and a year ends each', async () => {
  const add = backend.database.prepare("INSERT INTO stock_alert (email, product_id, store_id, requested_at) VALUES ('agata@example.com', ?, 1, ?)")
  for (let id = 100; id < 120; id++) {
    backend.database.exec(`INSERT INTO product (id, sku, type, price, created_at) VALUES (${id}, 'p${id}', 'simple', 1, '2026-01-01')`)
    add.run(id, `2026-10-${id - 90}T12:00:00.000Z`)
  }
  expect(await request({})).toEqual({ status: 204 })
  expect(waiting()).toHaveLength(20)
  expect(waiting()).not.toContain('agata@example.com p100')
  time = new Date('2027-11-22T12:00:00Z')
  await request({ email: 'jan@example.com' })
  expect(waiting()).toEqual(['jan@example.com shell-l'])
})

test('[PDP-20] ten thousand requests are the most', async () => {
  backend.database.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
    INSERT INTO stock_alert (email, product_id, store_id, requested_at) SELECT n || '@example.com', 5, 1, '2026-11-20T12:00:00.000Z' FROM numbers`)
  expect(await request({})).toEqual({ status: 503, outcome: 'full' })
})

test('[PDP-20] the shop renders the page of a product that somebody waits for again, and that of no other', async () => {
  const shopUrl = 'http://halny.test'
  const { fetch: pass } = globalThis
  const calls: unknown[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith(shopUrl)) return pass(url, init)
    calls.push([url, new Headers(init.headers).get('authorization'), JSON.parse(String(init.body))])
    return Promise.resolve(new Response())
  })
  const own = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, shopUrl, stockAlertSecret: SECRET, revalidateSecret: 'hut-key' })
  addProducts(own.database)
  expect((await post(own)).status).toBe(204)
  const desk = await openDesk(own)
  for (const [product, quantity] of [['5', '0'], ['4', '9'], ['5', '1']] as const) await desk.submit('/desk/stock', { do: 'stock', product, quantity })
  expect(calls).toEqual([[`${shopUrl}/api/revalidate`, 'Bearer hut-key', { tags: ['product:Mw=='] }]])
  await desk.close()
  await own.close()
  vi.unstubAllGlobals()
})
