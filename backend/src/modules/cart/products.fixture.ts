import type { DatabaseSync } from 'node:sqlite'

export const COLOUR = 93
export const SIZE = 144
export const SPRUCE = 49
export const MEDIUM = 167
export const LARGE = 168

const PRODUCTS = [
  { id: 1, sku: 'tee', name: 'Rusinowa Merino Tee', price: 219_00, weight: 0.2, stock: 10 },
  { id: 2, sku: 'beanie', name: 'Zawrat Beanie', price: 99_99, special: 79_99, weight: 0.1, stock: 1 },
  { id: 3, sku: 'shell', name: 'Krywań 3L Shell', type: 'configurable', price: 0, weight: 0, stock: 0 },
  { id: 4, sku: 'shell-m', name: 'Krywań 3L Shell, M', price: 1249_00, weight: 0.6, stock: 3, parent: 3, size: MEDIUM },
  { id: 5, sku: 'shell-l', name: 'Krywań 3L Shell, L', price: 1249_00, weight: 0.6, stock: 0, parent: 3, size: LARGE },
  { id: 6, sku: 'video', name: 'Training video', type: 'virtual', price: 49_00, weight: 0, stock: 100 },
  { id: 7, sku: 'rope', name: 'Rope', price: 30_00, weight: 6, stock: 20000, minimum: 2, maximum: 50 },
]

/** The minimum rows for carts: no categories, images or addresses. */
export function addProducts(database: DatabaseSync): void {
  database.exec(`
    INSERT INTO category (id, path, level, position) VALUES (1, '1', 0, 0);
    INSERT INTO store (id, code, name, locale, currency, root_category_id, is_default) VALUES
      (1, 'en', 'English', 'en_GB', 'PLN', 1, 1), (2, 'pl', 'Polski', 'pl_PL', 'PLN', 1, 0);
    INSERT INTO attribute (id, code, input) VALUES (${COLOUR}, 'color', 'select'), (${SIZE}, 'size', 'select');
    INSERT INTO attribute_label VALUES
      (${COLOUR}, 1, 'Colour'), (${COLOUR}, 2, 'Kolor'), (${SIZE}, 1, 'Size'), (${SIZE}, 2, 'Rozmiar');
    INSERT INTO attribute_option (id, attribute_id, position) VALUES
      (${SPRUCE}, ${COLOUR}, 0), (${MEDIUM}, ${SIZE}, 0), (${LARGE}, ${SIZE}, 1);
    INSERT INTO attribute_option_label VALUES
      (${SPRUCE}, 1, 'Spruce'), (${SPRUCE}, 2, 'Świerk'),
      (${MEDIUM}, 1, 'M'), (${MEDIUM}, 2, 'M'), (${LARGE}, 1, 'L'), (${LARGE}, 2, 'L');
  `)
  for (const product of PRODUCTS) addProduct(database, product)
  database.exec(`
    INSERT INTO super_attribute VALUES (3, ${COLOUR}, 0), (3, ${SIZE}, 1);
    INSERT INTO reindex SELECT id FROM product`)
}

function addProduct(database: DatabaseSync, product: (typeof PRODUCTS)[number]): void {
  const { id, sku, name, type = 'simple', price, special = null, weight, parent, size = 0 } = product
  const { stock, minimum = 1, maximum = 10000 } = product
  database.prepare(`
    INSERT INTO product (id, sku, type, price, special_price, weight, created_at) VALUES (?, ?, ?, ?, ?, ?, '2026-01-01')`)
    .run(id, sku, type, price, special, weight)
  const text = database.prepare(
    'INSERT INTO product_text (product_id, store_id, name, sort_name, url_key) VALUES (?, ?, ?, ?, ?)')
  for (const store of [1, 2]) text.run(id, store, name, name, sku)
  database.prepare('INSERT INTO stock (product_id, quantity, min_sale_qty, max_sale_qty) VALUES (?, ?, ?, ?)')
    .run(id, stock, minimum, maximum)
  if (parent === undefined) return
  database.prepare('INSERT INTO product_variant VALUES (?, ?, ?)').run(parent, id, id)
  const option = database.prepare('INSERT INTO product_option VALUES (?, ?, ?)')
  option.run(id, COLOUR, SPRUCE)
  option.run(id, SIZE, size)
}
