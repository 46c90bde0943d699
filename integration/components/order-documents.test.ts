import { expect, test } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

const counts = { quantity_shipped: 2, quantity_invoiced: 2, quantity_refunded: 2 }
const lines = [{ id: '1', quantity_ordered: 2, ...counts }]
const of = (quantity: number) => ({
  number: '7', comments: [], tracking: [], total: { grand_total: { value: 9, currency: 'PLN' } },
  items: [{ id: 'a', product_name: 'Tee', quantity_shipped: quantity, quantity_invoiced: quantity, quantity_refunded: quantity }],
})

test.each(['OrderShipments', 'OrderInvoices', 'OrderRefunds'])('[ACC-05] %s lists products only where a document has a part of the order', async (component) => {
  const listed = async (items: object[], ...documents: object[]) => {
    const texts = await textsOf('orders/order-documents.tsx', component, { order: { items, shipments: documents, invoices: documents, credit_memos: documents } })
    return texts.filter((text) => text.includes('Tee'))
  }
  expect(await listed(lines, of(2))).toEqual([])
  expect(await listed(lines, of(1), of(1))).toEqual(['1 × Tee', '1 × Tee'])
  expect(await listed([{ ...lines[0], quantity_ordered: 3 }], of(2))).toEqual(['2 × Tee'])
})

test('[ACC-05] a parcel of a known carrier is tracked on its page, and the number of another is copied', async () => {
  const track = (title: string) => ({ carrier: 'custom', title, number: 'HAL 77' })
  const html = (title: string) => render('orders/order-documents.tsx', 'OrderShipments', { order: { items: [], shipments: [{ ...of(2), tracking: [track(title)] }] } })
  expect(await html('InPost')).toContain('href="https://inpost.pl/sledzenie-przesylek?number=HAL%2077"')
  expect(await html('Automat paczkowy')).toMatch(/<button[^>]*aria-label="Copy the number HAL 77"/)
})
