import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { createReleasedShop } from './released-shop.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'kram-migration-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A database of the first released backend, with an active cart. */
function createEarlierShop(file: string): void {
  createReleasedShop(file, `
    INSERT INTO product (id, sku, type, price, created_at) VALUES (3, 'shell', 'configurable', 0, ''), (4, 'shell-m', 'simple', 1, '');
    INSERT INTO cart (id, masked_id, store_id, created_at) VALUES (1, 'cart', 1, '');
    INSERT INTO cart_item (id, cart_id, product_id, variant_id, quantity) VALUES (7, 1, 3, 4, 2);
    INSERT INTO cart_item_option VALUES (7, 0, 144, 167), (7, 1, 93, 49);
    INSERT INTO cart_address (cart_id, type, firstname, lastname, street, city, country_code) VALUES
      (1, 'billing', 'Ewa', 'Nowak', 'Leśna 1', 'Kraków', 'PL'), (1, 'shipping', 'Anna', 'Nowak', 'Morska 1', 'Gdynia', 'PL')`)
}

test('active carts keep their lines, options and addresses', () => {
  const file = join(folder, 'shop.sqlite')
  createEarlierShop(file)
  const database = openDatabase(file)
  expect(database.prepare('SELECT id, cart_id, product_id, quantity FROM cart_item').all()).toEqual([{ id: 7, cart_id: 1, product_id: 3, quantity: 2 }])
  expect(database.prepare('SELECT item_id, choice, value FROM cart_item_choice ORDER BY position').all()).toEqual([
    { item_id: 7, choice: 'configurable/144/167', value: null }, { item_id: 7, choice: 'configurable/93/49', value: null },
  ])
  expect(database.prepare('SELECT type, city FROM cart_address ORDER BY id').all())
    .toEqual([{ type: 'shipping', city: 'Gdynia' }, { type: 'billing', city: 'Kraków' }])
  database.exec('DELETE FROM cart')
  expect(database.prepare('SELECT count(*) AS left FROM cart_item_choice').get()).toEqual({ left: 0 })
  database.close()
})
