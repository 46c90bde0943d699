import type { DatabaseSync } from 'node:sqlite'

export const KIT = { id: 20, baseOption: 1, extraOption: 2, tee: 1, rope: 2, beanie: 3 }
export const BOX = { id: 21, option: 3, tee: 4, beanie: 5 }
export const PLAN = { id: 23, book: 1, films: 2 }
export const MUG = { id: 24, engraving: 1, wrapping: 2, paper: 1, tin: 2 }

/**
 * One product of each other kind, in addition to those of the cart's fixture (tee 219, beanie 79.99 after 99.99, rope 30):
 * - `kit`, a bundle priced by its parts: a tee or two ropes (with a user-defined quantity), and an optional beanie
 * - `box`, a bundle of 500 with a tee (+20) or a beanie (+10 %)
 * - `set`, grouped: tee (1) and beanie (0)
 * - `plan`, downloadable, 99 and two links (0 and 20), bought separately
 * - `mug`, 60, to be engraved (required, +15) and wrapped (paper 0, tin +10 %); three cost 50 each, wholesale pays 45 from 2
 */
export function addProductKinds(database: DatabaseSync): void {
  for (const [id, sku, type, price, weight] of PRODUCTS) addProduct(database, { id, sku, type, price, weight })
  database.exec(PARTS)
  database.exec('INSERT INTO reindex SELECT id FROM product')
}

const PRODUCTS = [
  [KIT.id, 'kit', 'bundle', 0, 0],
  [BOX.id, 'box', 'bundle', 500_00, 1],
  [22, 'set', 'grouped', 0, 0],
  [PLAN.id, 'plan', 'downloadable', 99_00, 0],
  [MUG.id, 'mug', 'simple', 60_00, 0.3],
] as const

const PARTS = `
  INSERT INTO bundle (product_id, is_price_dynamic, is_sku_dynamic, is_weight_dynamic, price_view, shipment) VALUES
    (20, 1, 1, 1, 'PRICE_RANGE', 'TOGETHER'), (21, 0, 0, 0, 'AS_LOW_AS', 'SEPARATELY');
  INSERT INTO bundle_option (id, product_id, position, input, is_required) VALUES
    (1, 20, 0, 'radio', 1), (2, 20, 1, 'checkbox', 0), (3, 21, 0, 'select', 1);
  INSERT INTO bundle_option_text VALUES
    (1, 1, 'Base'), (1, 2, 'Podstawa'), (2, 1, 'Extras'), (2, 2, 'Dodatki'), (3, 1, 'Content'), (3, 2, 'Zawartość');
  INSERT INTO bundle_selection (id, option_id, product_id, position, quantity, can_change_quantity, is_default, price, price_type) VALUES
    (1, 1, 1, 0, 1, 0, 1, 0, 'FIXED'), (2, 1, 7, 1, 2, 1, 0, 0, 'FIXED'), (3, 2, 2, 0, 1, 0, 0, 0, 'FIXED'),
    (4, 3, 1, 0, 1, 0, 1, 2000, 'FIXED'), (5, 3, 2, 1, 1, 0, 0, 10, 'PERCENT');
  INSERT INTO grouped_product VALUES (22, 1, 0, 1), (22, 2, 1, 0);
  INSERT INTO downloadable_link (id, product_id, position, price, file, sample_file, number_of_downloads) VALUES
    (1, 23, 0, 0, 'plan.pdf', 'plan-sample.pdf', 0), (2, 23, 1, 2000, 'films.zip', NULL, 5);
  INSERT INTO downloadable_link_text VALUES (1, 1, 'Book'), (1, 2, 'Książka'), (2, 1, 'Films'), (2, 2, 'Filmy');
  INSERT INTO downloadable_sample VALUES (1, 23, 0, 'plan-preview.pdf');
  INSERT INTO downloadable_sample_text VALUES (1, 1, 'Preview'), (1, 2, 'Podgląd');
  INSERT INTO custom_option (id, product_id, position, input, is_required, price, price_type, sku, max_characters) VALUES
    (1, 24, 0, 'field', 1, 1500, 'FIXED', 'engraved', 20), (2, 24, 1, 'drop_down', 0, 0, 'FIXED', NULL, 0);
  INSERT INTO custom_option_text VALUES (1, 1, 'Engraving'), (1, 2, 'Grawer'), (2, 1, 'Wrapping'), (2, 2, 'Opakowanie');
  INSERT INTO custom_option_value VALUES (1, 2, 0, 0, 'FIXED', 'paper'), (2, 2, 1, 10, 'PERCENT', 'tin');
  INSERT INTO custom_option_value_text VALUES (1, 1, 'Paper'), (1, 2, 'Papier'), (2, 1, 'Tin'), (2, 2, 'Puszka');
  INSERT INTO tier_price (product_id, customer_group_id, quantity, price) VALUES (24, 32000, 3, 5000), (24, 2, 2, 4500);
`

interface NewProduct {
  readonly id: number
  readonly sku: string
  readonly type: string
  readonly price: number
  readonly weight: number
}

function addProduct(database: DatabaseSync, { id, sku, type, price, weight }: NewProduct): void {
  database
    .prepare("INSERT INTO product (id, sku, type, price, weight, created_at) VALUES (?, ?, ?, ?, ?, '2026-01-01')")
    .run(id, sku, type, price, weight)
  const text = database.prepare(
    'INSERT INTO product_text (product_id, store_id, name, sort_name, url_key) VALUES (?, ?, ?, ?, ?)')
  for (const store of [1, 2]) text.run(id, store, sku, sku, sku)
  if (type === 'simple' || type === 'downloadable') {
    database.prepare('INSERT INTO stock (product_id, quantity) VALUES (?, 100)').run(id)
  }
}
