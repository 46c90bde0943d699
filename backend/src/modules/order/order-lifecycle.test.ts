import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { openShopOfAllKinds, stockOf, type TestShop } from '../cart/cart.fixture.ts'
import { KIT, PLAN } from '../catalog/product-kinds.fixture.ts'
import { cancelOrder, holdOrder, payOrder, refundOrder, shipOrder, unholdOrder } from './order-lifecycle.ts'
import { buy, deskOf, idOf, mailsOf, orderOf, stateOf, type PlacedOrder } from './order.fixture.ts'

let shop: TestShop
beforeEach(() => (shop = openShopOfAllKinds()))
afterEach(() => shop.close())

const kit = { sku: 'kit', quantity: 2, selected_options: [toUid(`bundle/${KIT.baseOption}/${KIT.tee}/1`)] }
const plan = { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.book}`)] }
const TRACK = { carrier: 'inpost', title: 'InPost', number: 'PL123' }
const total = (value: number) => ({ grand_total: { value }, total_shipping: { value: 0 }, taxes: [{ rate: 23 }] })
const TOTAL = 'total { grand_total { value } total_shipping { value } taxes { rate } }'
const subjects = () => mailsOf(shop).slice(1).map(({ subject }) => subject)

const statusOf = async (order: PlacedOrder) => {
  const { status, items } = await orderOf(shop, order, 'status items { status }')
  return [status, ...items.map((item: { status: string }) => item.status)]
}

test('an order is paid, shipped and refunded, with a document and a mail for each', async () => {
  const order = await buy(shop, { items: [{ sku: 'tee', quantity: 2 }, plan] })
  const id = idOf(order)
  expect(await statusOf(order)).toEqual(['Pending', 'Ordered', 'Ordered'])
  expect(payOrder(deskOf(shop), id)).toBe('done')
  expect(await statusOf(order)).toEqual(['Processing', 'Invoiced', 'Invoiced'])
  expect(shipOrder(deskOf(shop), id, [TRACK])).toBe('done')
  expect(await statusOf(order)).toEqual(['Complete', 'Shipped', 'Invoiced'])
  expect(refundOrder(deskOf(shop), id, { goodsReturn: false })).toBe('done')
  expect(await statusOf(order)).toEqual(['Closed', 'Refunded', 'Refunded'])
  expect(stockOf(shop, 'tee')).toBe(8)
  expect(subjects()).toEqual([
    'Payment received for order 000000001', 'Order 000000001 is on its way', 'Refund for order 000000001',
  ])
  expect(mailsOf(shop)[2]!.text).toContain('TRACKING\n\nInPost: PL123\n\nTrack the parcel:\nhttps://inpost.pl/sledzenie-przesylek?number=PL123')
})

test('the documents of an order can be read', async () => {
  const order = await buy(shop, { items: [kit, plan] })
  payOrder(deskOf(shop), idOf(order))
  shipOrder(deskOf(shop), idOf(order), [TRACK])
  refundOrder(deskOf(shop), idOf(order), { goodsReturn: false })
  const line = '__typename id product_name product_sku product_sale_price { value } order_item { id product_type }'
  const bundle = 'bundle_options { label values { product_sku } }'
  const links = 'downloadable_links { title }'
  const documents = await orderOf(shop, order, `
    invoices { id number ${TOTAL} comments { message } items { ${line} discounts { label } quantity_invoiced
      ... on BundleInvoiceItem { ${bundle} } ... on DownloadableInvoiceItem { ${links} } } }
    shipments { id number comments { message } tracking { carrier title number } items { ${line} quantity_shipped
      ... on BundleShipmentItem { ${bundle} } } }
    credit_memos { id number total { adjustment { value } grand_total { value } } items { ${line} quantity_refunded
      ... on BundleCreditMemoItem { ${bundle} } ... on DownloadableCreditMemoItem { ${links} } } }`)
  const kitLine = {
    product_sku: 'kit-tee', order_item: { id: toUid('1'), product_type: 'bundle' },
    bundle_options: [{ label: 'Base', values: [{ product_sku: 'tee' }] }],
  }
  const planLine = { product_sku: 'plan', order_item: { product_type: 'downloadable' }, downloadable_links: [{ title: 'Book' }] }
  expect(documents.invoices).toMatchObject([{
    id: toUid('1'), number: '000000001', total: total(537), comments: [],
    items: [
      { ...kitLine, __typename: 'BundleInvoiceItem', quantity_invoiced: 2, discounts: [] },
      { ...planLine, __typename: 'DownloadableInvoiceItem', quantity_invoiced: 1 },
    ],
  }])
  expect(documents.shipments).toMatchObject([{
    id: toUid('000000001'), number: '000000001', comments: [], tracking: [TRACK],
    items: [{ ...kitLine, __typename: 'BundleShipmentItem', quantity_shipped: 2 }],
  }])
  expect(documents.credit_memos).toMatchObject([{
    id: toUid('3'), number: '000000001', total: { adjustment: { value: 0 }, grand_total: { value: 537 } },
    items: [
      { ...kitLine, __typename: 'BundleCreditMemoItem', quantity_refunded: 2 },
      { ...planLine, __typename: 'DownloadableCreditMemoItem', quantity_refunded: 1 },
    ],
  }])
})

test('repeating a step changes nothing', async () => {
  const order = await buy(shop)
  const id = idOf(order)
  expect([payOrder(deskOf(shop), id), payOrder(deskOf(shop), id)]).toEqual(['done', 'already'])
  expect([shipOrder(deskOf(shop), id), shipOrder(deskOf(shop), id)]).toEqual(['done', 'already'])
  const refund = { goodsReturn: true, comments: ['Sorry'] }
  expect([refundOrder(deskOf(shop), id, refund), refundOrder(deskOf(shop), id, refund)]).toEqual(['done', 'already'])
  const { invoices, shipments, credit_memos: refunds, comments } =
    await orderOf(shop, order, 'invoices { id } shipments { id } credit_memos { id } comments { message timestamp }')
  expect([invoices, shipments, refunds].map(({ length }) => length)).toEqual([1, 1, 1])
  expect(comments).toEqual([{ message: 'Sorry', timestamp: '2026-11-22 08:00:00' }])
  expect(stockOf(shop, 'tee')).toBe(10)
  expect(subjects()).toHaveLength(3)
})

test('canceling an order returns its products with all parts to stock and frees its coupon', async () => {
  shop.backend.database.exec("INSERT INTO coupon (code, kind, amount, usage_limit) VALUES ('JEDEN', 'percent', 10, 1)")
  const order = await buy(shop, { items: [kit, { sku: 'tee', quantity: 3 }], coupon: 'jeden' })
  expect(stockOf(shop, 'tee')).toBe(5)
  expect(cancelOrder(deskOf(shop), idOf(order), { comments: ['No longer made'] })).toBe('done')
  expect(cancelOrder(deskOf(shop), idOf(order))).toBe('already')
  expect(stockOf(shop, 'tee')).toBe(10)
  expect(await statusOf(order)).toEqual(['Canceled', 'Canceled', 'Canceled'])
  expect((await orderOf(shop, order, 'order_status_change_date comments { message }')))
    .toEqual({ order_status_change_date: '2026-11-22 08:00:00', comments: [{ message: 'No longer made' }] })
  expect(subjects()).toEqual(['Order 000000001 was cancelled'])
  await buy(shop, { coupon: 'JEDEN' })
})

test('a held order refuses steps until it is released, and returns to its previous state', async () => {
  const order = await buy(shop, { payment: 'sandbox_card' })
  const id = idOf(order)
  expect([holdOrder(deskOf(shop), id), holdOrder(deskOf(shop), id)]).toEqual(['done', 'already'])
  expect(await statusOf(order)).toEqual(['On Hold', 'Ordered'])
  for (const step of [payOrder, shipOrder, cancelOrder]) expect(step(deskOf(shop), id)).toBe('refused')
  expect([unholdOrder(deskOf(shop), id), unholdOrder(deskOf(shop), id)]).toEqual(['done', 'refused'])
  expect(stateOf(shop, order)).toBe('pending_payment')
})

test('a step that the state does not allow is refused and changes nothing', async () => {
  const order = await buy(shop)
  const id = idOf(order)
  expect(refundOrder(deskOf(shop), id, { goodsReturn: true })).toBe('refused')
  payOrder(deskOf(shop), id)
  expect(cancelOrder(deskOf(shop), id)).toBe('refused')
  expect(payOrder(deskOf(shop), 999)).toBe('refused')
  expect(stateOf(shop, order)).toBe('processing')
  expect(stockOf(shop, 'tee')).toBe(9)
})

test('a virtual order is complete once it is paid', async () => {
  const order = await buy(shop, { items: [{ sku: 'video', quantity: 1 }], isVirtual: true })
  expect(shipOrder(deskOf(shop), idOf(order))).toBe('refused')
  payOrder(deskOf(shop), idOf(order))
  expect(await statusOf(order)).toEqual(['Complete', 'Invoiced'])
  expect(await orderOf(shop, order, 'is_virtual carrier shipping_method shipping_address { city }'))
    .toEqual({ is_virtual: true, carrier: null, shipping_method: null, shipping_address: null })
})

test('mails and statuses of a Polish order are in Polish', async () => {
  const order = await buy(shop, { store: 'pl' })
  payOrder(deskOf(shop), idOf(order))
  expect(subjects()).toEqual(['Płatność za zamówienie 2000000001 dotarła'])
  expect(await orderOf(shop, order, 'status items { status }', 'pl'))
    .toEqual({ status: 'W realizacji', items: [{ status: 'Zafakturowane' }] })
})

test('a step that fails halfway is rolled back', async () => {
  const order = await buy(shop)
  shop.backend.database.exec("CREATE TRIGGER full BEFORE INSERT ON mail BEGIN SELECT raise(ABORT, 'disk full'); END")
  expect(() => payOrder(deskOf(shop), idOf(order))).toThrow('disk full')
  expect(() => cancelOrder(deskOf(shop), idOf(order))).toThrow('disk full')
  expect(await orderOf(shop, order, 'status invoices { id } items { status }'))
    .toEqual({ status: 'Pending', invoices: [], items: [{ status: 'Ordered' }] })
  expect(stockOf(shop, 'tee')).toBe(9)
})
