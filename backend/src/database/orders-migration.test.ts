import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { createReleasedShop } from './released-shop.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'kram-migration-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A database of the first released backend, with an order of two variants and a virtual product. */
function createEarlierShop(file: string): void {
  createReleasedShop(file, `
    INSERT INTO product (id, sku, type, price, created_at) VALUES
      (3, 'shell', 'configurable', 0, ''), (4, 'shell-m', 'simple', 124900, ''), (6, 'video', 'virtual', 4900, '');
    INSERT INTO super_attribute VALUES (3, 93, 0), (3, 144, 1);
    INSERT INTO product_option VALUES (4, 144, 167), (4, 93, 49);
    INSERT INTO cart (id, masked_id, store_id, is_active, created_at) VALUES (1, 'cart', 1, 0, '');
    INSERT INTO sales_order (id, increment_id, cart_id, store_id, customer_email, currency, shipping_carrier_code, shipping_method_code,
        shipping_description, payment_code, payment_title, total_quantity, weight, subtotal_including_tax, discount_amount,
        shipping_including_tax, tax_amount, grand_total, created_at)
      VALUES (5, '000000001', 1, 1, 'ewa@example.com', 'PLN', 'locker', 'standard', 'Parcel locker - Up to 25 kg', 'checkmo',
        'Check / Money order', 3, 1.2, 254700, 0, 1499, 47907, 256199, '2026-01-02T03:04:05.678Z');
    INSERT INTO sales_order_item (id, order_id, product_id, variant_id, type, sku, name, quantity, price_including_tax,
        row_total_including_tax, discount_amount, tax_amount) VALUES
      (7, 5, 3, 4, 'configurable', 'shell-m', 'Shell', 2, 124900, 249800, 0, 46711),
      (8, 5, 6, NULL, 'virtual', 'video', 'Video', 1, 4900, 4900, 0, 916);
    INSERT INTO sales_order_address (order_id, type, firstname, lastname, street, city, country_code) VALUES
      (5, 'billing', 'Ewa', 'Nowak', 'Leśna 1', 'Kraków', 'PL')`)
}

test('orders placed before the migration are complete afterwards', () => {
  const file = join(folder, 'shop.sqlite')
  createEarlierShop(file)
  const database = openDatabase(file)
  expect(database.prepare('SELECT * FROM sales_order').all()).toMatchObject([{
    increment_id: '000000001', token: expect.stringMatching(/^[0-9a-f]{32}$/), cart_id: 1, customer_id: null, customer_firstname: 'Ewa',
    customer_lastname: 'Nowak', state: 'new', status: 'pending', is_virtual: 0, shipping_carrier_title: 'Parcel locker',
    subtotal_excluding_tax: 207073, shipping_tax_amount: 280, tax_rate: 23_000, is_tax_included: 1, grand_total: 256199,
    status_changed_at: '2026-01-02T03:04:05.678Z',
  }])
  expect(database.prepare('SELECT row_total_excluding_tax, price_excluding_tax, is_virtual FROM sales_order_item').all()).toEqual([
    { row_total_excluding_tax: 203089, price_excluding_tax: 101545, is_virtual: 0 },
    { row_total_excluding_tax: 3984, price_excluding_tax: 3984, is_virtual: 1 },
  ])
  expect(database.prepare('SELECT item_id, product_id, quantity FROM sales_order_item_part').all())
    .toEqual([{ item_id: 7, product_id: 4, quantity: 1 }, { item_id: 8, product_id: 6, quantity: 1 }])
  expect(database.prepare('SELECT item_id, choice FROM sales_order_item_choice').all())
    .toEqual([{ item_id: 7, choice: 'configurable/93/49' }, { item_id: 7, choice: 'configurable/144/167' }])
  database.close()
})
