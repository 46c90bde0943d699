import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { as, openShopOfAllKinds, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { PLAN } from '../../modules/catalog/product-kinds.fixture.ts'
import { addCustomer, type TestCustomer } from '../../modules/customer/customer.fixture.ts'
import { buy, deskOf, idOf, type PlacedOrder } from '../../modules/order/order.fixture.ts'
import { cancelOrder, payOrder, refundOrder } from '../../modules/order/order-lifecycle.ts'

let shop: TestShop
let anna: TestCustomer
beforeEach(() => {
  shop = openShopOfAllKinds()
  anna = addCustomer(shop.backend.database)
})
afterEach(() => shop.close())

const plan = { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.book}`), toUid(`downloadable/${PLAN.films}`)] }
const buyPlan = (payment?: string) => buy(shop, { customer: anna, items: [plan], isVirtual: true, ...(payment && { payment }) })
const list = async (client = as(anna, shop), store?: string) =>
  client.ask('{ customerDownloadableProducts { items { date download_url order_increment_id remaining_downloads status } } }', {}, store)
const files = async (store?: string) => (await list(undefined, store)).data.customerDownloadableProducts.items
const get = (url: string, method = 'GET') => shop.backend.fetch(new Request(url, { method }))

async function paidFiles(): Promise<{ order: PlacedOrder; films: string; book: string }> {
  const order = await buyPlan()
  payOrder(deskOf(shop), idOf(order))
  const [book, films] = await files()
  return { order, films: films.download_url, book: book.download_url }
}

test('files can be downloaded once the order is paid', async () => {
  const order = await buyPlan()
  const address = expect.stringMatching(/^http:\/\/shop\.test\/downloadable\/download\/link\/id\/[\w-]{32}\/$/)
  const pending = { date: '2026-11-21 12:00:00', download_url: address, order_increment_id: order.number, status: 'pending' }
  const early = await files()
  expect(early).toEqual([{ ...pending, remaining_downloads: 'Unlimited' }, { ...pending, remaining_downloads: '5' }])
  expect((await get(early[0].download_url)).status).toBe(403)
  payOrder(deskOf(shop), idOf(order))
  expect(await files()).toMatchObject([{ status: 'available', download_url: address }, { status: 'available', download_url: address }])
  expect((await files('pl')).map((file: { remaining_downloads: string }) => file.remaining_downloads)).toEqual(['Bez ograniczeń', '5'])
})

test('a download has valid content and is counted', async () => {
  const { films, book } = await paidFiles()
  const zip = await get(films)
  expect(Object.fromEntries(zip.headers)).toMatchObject({
    'content-type': 'application/zip', 'content-disposition': 'attachment; filename="films.zip"', 'cache-control': 'no-store',
  })
  const bytes = Buffer.from(await zip.arrayBuffer())
  expect(bytes.subarray(0, 4).toString('hex')).toBe('504b0304')
  expect(bytes.toString('latin1')).toContain('README.txtFilms\n')
  const pdf = await get(book)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(await pdf.text()).toMatch(/^%PDF-1\.4.*\(Book\).*%%EOF\n$/s)
  expect((await files()).map((file: { remaining_downloads: string }) => file.remaining_downloads)).toEqual(['Unlimited', '4'])
})

test('a file can be downloaded only as often as it was bought, even in parallel', async () => {
  const { films, book } = await paidFiles()
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => get(films)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.filter((status) => status === 403)).toHaveLength(3)
  for (let count = 0; count < 7; count += 1) expect((await get(book)).status).toBe(200)
  expect(await files()).toMatchObject([{ status: 'available' }, { status: 'expired', remaining_downloads: '0' }])
})

test('a HEAD request is not counted as a download', async () => {
  const { films } = await paidFiles()
  expect((await get(films, 'HEAD')).status).toBe(405)
  expect((await files())[1].remaining_downloads).toBe('5')
})

test('an order with a pending payment lists no files', async () => {
  await buyPlan('sandbox_card')
  expect(await files()).toEqual([])
})

test('a refunded or canceled order has no downloads', async () => {
  const { order, book } = await paidFiles()
  refundOrder(deskOf(shop), idOf(order), { goodsReturn: false })
  expect((await get(book)).status).toBe(403)
  expect(await files()).toMatchObject([{ status: 'expired' }, { status: 'expired' }])
  const other = await buyPlan()
  cancelOrder(deskOf(shop), idOf(other))
  expect((await files()).at(-1)).toMatchObject({ order_increment_id: other.number, status: 'expired' })
})

test('an unknown download URL is not found', async () => {
  await paidFiles()
  const hashes = ['', 'nope', '1', '../shop.db']
  const statuses = await Promise.all(hashes.map(async (hash) => (await get(`http://shop.test/downloadable/download/link/id/${hash}`)).status))
  expect(statuses).toEqual(hashes.map(() => 404))
})

test("a customer sees only their own files", async () => {
  await paidFiles()
  expect((await list(as(addCustomer(shop.backend.database, 'jan@example.com'), shop))).data.customerDownloadableProducts.items).toEqual([])
  expect((await list(shop)).errors)
    .toMatchObject([{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }])
})

test('samples are public', async () => {
  const sample = (path: string) => get(`http://shop.test/downloadable/download/${path}`)
  expect((await sample('linkSample/link_id/1/')).headers.get('content-disposition')).toBe('inline; filename="plan-sample.pdf"')
  expect((await sample('sample/sample_id/1')).status).toBe(200)
  for (const path of ['linkSample/link_id/2/', 'sample/sample_id/9/', 'link/id/1/', 'linkSample/link_id/x/']) {
    expect((await sample(path)).status).toBe(404)
  }
})
