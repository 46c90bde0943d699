import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../backend/src/ask.fixture.ts'
import type { Backend } from '../backend/src/create-backend.ts'
import { openShop } from '../backend/src/shop.fixture.ts'
import { productChoice } from '../storefront/src/features/product-kinds/read-product.ts'
import { resultOf, suggestedSelection } from '../storefront/src/features/product-kinds/sections.ts'
import { QuickBuyOperation } from '../storefront/src/graphql/generated/more-products.ts'
import type { ProductPageFragment } from '../storefront/src/graphql/generated/types.ts'
import { formatMoney } from '../storefront/src/lib/format-money.ts'
import { shownPrice } from '../storefront/src/lib/shown-price.ts'

/** Of a kind; more of them would only take time. */
const MAX_PRODUCTS = 40

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

function skusOf(type: string): string[] {
  const listed = 'SELECT sku FROM product p JOIN listing_product l ON l.product_id = p.id WHERE p.type = ? AND l.visibility = 4 AND l.is_in_stock'
  const rows = shop.database.prepare(listed).all(type)
  return rows.map(({ sku }) => String(sku))
}

/** The price at which a product's page opens. */
function openingPrice(product: ProductPageFragment): string {
  const choice = productChoice(product, 'en')
  if (!choice.extras) return choice.price
  const { cost, sections } = choice.extras
  return formatMoney({ value: resultOf(sections, suggestedSelection(sections), cost).cost.now, currency: choice.currency }, 'en')
}

test.each(['simple', 'virtual', 'configurable', 'bundle', 'grouped', 'downloadable'])(
  '[PDP-14] the page of each product of the kind %s opens at the price of its card',
  async (type) => {
    const skus = skusOf(type)
    expect(skus.length).toBeGreaterThan(4)
    const faults: string[] = []
    for (const sku of skus.slice(0, MAX_PRODUCTS)) {
      const { products } = await answerOf(shop, QuickBuyOperation.query, { sku })
      const product: ProductPageFragment = products.items[0]
      const [page, card] = [openingPrice(product), shownPrice(product, 'en').price]
      if (page !== card) faults.push(`${sku}: ${page} on the page, ${card} on its card`)
    }
    expect(faults).toEqual([])
  },
)
