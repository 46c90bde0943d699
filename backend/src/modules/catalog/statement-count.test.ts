import { DatabaseSync, StatementSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'

const [few, many] = [{ ofEachKind: 4, pageSize: 24 }, { ofEachKind: 16, pageSize: 96 }]
let [shopOfFew, shopOfMany]: Backend[] = []

// Seeding and indexing take most of the time. Separate hooks give each its own time limit, which is enough on a loaded machine.
beforeAll(() => openShop().close())
beforeAll(async () => {
  shopOfFew = shopWith(few.ofEachKind)
  await answerOf(shopOfFew, PAGE, few)
})
beforeAll(async () => {
  shopOfMany = shopWith(many.ofEachKind)
  await answerOf(shopOfMany, PAGE, many)
})
afterAll(() => Promise.all([shopOfFew?.close(), shopOfMany?.close()]))

/** The sample shop with additional bundles, grouped and downloadable products. */
function shopWith(ofEachKind: number): Backend {
  const shop = openShop({ cost: 0 })
  for (let index = 0; index < ofEachKind * 3; index++) addKind(shop, KINDS[index % 3]!, `kind-${index}`)
  shop.database.exec(`
    INSERT OR IGNORE INTO product_link SELECT p.id, k.value, (SELECT min(id) FROM product), 0 FROM product p, json_each('["related","upsell","crosssell"]') k;
    INSERT OR IGNORE INTO tier_price (product_id, quantity, percent) SELECT id, 5, 10 FROM product;
    INSERT INTO reindex SELECT id FROM product`)
  return shop
}

const KINDS = ['bundle', 'grouped', 'downloadable']

/** Each has two custom options and two parts or links; the parts are the shop's first simple products. */
function addKind(shop: Backend, kind: string, sku: string): void {
  const { id } = shop.database
    .prepare("INSERT INTO product (sku, type, price, created_at) VALUES (?, ?, 1000, '2026-01-01') RETURNING id")
    .get(sku, kind) as { id: number }
  shop.database.exec(`
    INSERT INTO product_text (product_id, store_id, name, sort_name, url_key) VALUES (${id}, 1, '${sku}', '${sku}', '${sku}');
    INSERT INTO url_rewrite VALUES (1, '${sku}', 'PRODUCT', ${id}, 0, NULL);
    INSERT INTO stock (product_id, quantity) VALUES (${id}, 5);
    INSERT INTO custom_option (product_id, position, input) VALUES (${id}, 0, 'field'), (${id}, 1, 'radio');
    INSERT INTO custom_option_text SELECT id, 1, 'option' FROM custom_option WHERE product_id = ${id};
    INSERT INTO custom_option_value (option_id, position) SELECT id, 0 FROM custom_option WHERE product_id = ${id} AND input = 'radio';
    INSERT INTO custom_option_value_text SELECT v.id, 1, 'value' FROM custom_option_value v JOIN custom_option o ON o.id = option_id WHERE o.product_id = ${id};`)
  const pieces = "SELECT id FROM product WHERE type = 'simple' LIMIT 2"
  const parts: Record<string, string> = {
    bundle: `INSERT INTO bundle (product_id) VALUES (${id});
      INSERT INTO bundle_option (product_id, position, input) VALUES (${id}, 0, 'radio');
      INSERT INTO bundle_option_text SELECT id, 1, 'Base' FROM bundle_option WHERE product_id = ${id};
      INSERT INTO bundle_selection (option_id, product_id, position) SELECT o.id, p.id, 0 FROM bundle_option o, (${pieces}) p WHERE o.product_id = ${id}`,
    grouped: `INSERT INTO grouped_product SELECT ${id}, id, 0, 1 FROM (${pieces})`,
    downloadable: `INSERT INTO downloadable_link (product_id, position, file) VALUES (${id}, 0, 'a.pdf'), (${id}, 1, 'b.pdf');
      INSERT INTO downloadable_link_text SELECT id, 1, 'file' FROM downloadable_link WHERE product_id = ${id}`,
  }
  shop.database.exec(parts[kind]!)
}

const PRICES = 'price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }'
const PIECE = `name sku stock_status ${PRICES} small_image { url }`
const PAGE = `query($pageSize: Int!) { products(filter: {}, pageSize: $pageSize) { items {
  __typename ${PIECE} special_price quantity only_x_left_in_stock canonical_url url_rewrites { url } image { url } swatch_image
  media_gallery { url label } media_gallery_entries { file } price { regularPrice { amount { value } } }
  price_tiers { quantity final_price { value } } categories { name breadcrumbs { category_name } }
  related_products { ${PIECE} } upsell_products { ${PIECE} } crosssell_products { ${PIECE} }
  custom_attributesV2 { items { code } }
  ... on CustomizableProductInterface { options { title ... on CustomizableRadioOption { value { title } } } }
  ... on ConfigurableProduct {
    configurable_options { label values { label } } variants { attributes { label } product { ${PIECE} } }
    configurable_product_options_selection { configurable_options { label values { is_available } } variant { sku } media_gallery { url } }
  }
  ... on BundleProduct { dynamic_price items { title ${PRICES} options { label product { ${PIECE} } } } }
  ... on GroupedProduct { items { qty product { ${PIECE} } } }
  ... on DownloadableProduct { downloadable_product_links { title } downloadable_product_samples { title } }
} } }`

/** The product types on the page, and the number of statements run by any method. */
async function statements(shop: Backend, pageSize: number): Promise<{ typenames: string[]; count: number }> {
  const spies = (['all', 'get', 'run'] as const).map((method) => vi.spyOn(StatementSync.prototype, method))
  const execute = vi.spyOn(DatabaseSync.prototype, 'exec')
  // An operation yields to others every few milliseconds, and reads before and after that are not batched together.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { products } = await answerOf(shop, PAGE, { pageSize })
  const count = [...spies, execute].reduce((sum, { mock }) => sum + mock.calls.length, 0)
  vi.restoreAllMocks()
  return { typenames: products.items.map(({ __typename }: { __typename: string }) => __typename), count }
}

const KINDS_WITH_PARTS = ['BundleProduct', 'ConfigurableProduct', 'DownloadableProduct', 'GroupedProduct']

test('a page of products runs the same number of statements for any number of products of each kind', async () => {
  const page = await statements(shopOfFew!, few.pageSize)
  const longer = await statements(shopOfMany!, many.pageSize)
  for (const kind of KINDS_WITH_PARTS) {
    const [onPage, onLonger] = [page, longer].map(({ typenames }) => typenames.filter((typename) => typename === kind).length)
    expect(onLonger).toBeGreaterThan(onPage!)
  }
  expect(longer.count).toBe(page.count)
  expect(page.count).toBeLessThan(60)
})
