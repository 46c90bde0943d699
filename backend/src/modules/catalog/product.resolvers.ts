import { loadAll } from '../../database/load.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { routeFields } from '../../graphql/routable.ts'
import { toUid } from '../../graphql/uid.ts'
import { hasFault } from '../../magento/faults.ts'
import { required } from '../../lib/required.ts'
import { money } from '../directory/money.ts'
import { attributeFields } from './attribute-fields.ts'
import { catalogFlags, urlSuffixes } from './catalog-settings.ts'
import { categoriesOfProducts } from './category.repository.ts'
import { customAttributes } from './custom-attributes.ts'
import { pricesById, tierOffersById } from './price.repository.ts'
import { attributesById } from './product-attribute.repository.ts'
import { productMedia } from './product-media.ts'
import { discount, specialPrice, tiers } from './product-price.ts'
import { addressesById, linksById, type Product, type ProductLink, productsById, type Stock, stockById } from './product.repository.ts'

const TYPENAMES = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  virtual: 'VirtualProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  downloadable: 'DownloadableProduct',
} as const

export const productTypename = ({ type }: Product) => TYPENAMES[type]

/** The same for every kind of product: GraphQL has no resolvers on interfaces. */
const everyProduct = {
  ...productMedia,
  id: ({ id }) => id,
  uid: ({ id }) => toUid(id),
  url_key: ({ urlKey }) => urlKey,
  url_suffix: async (_, __, { load }) => (await load(urlSuffixes, 'catalog/seo/product_url_suffix')) ?? '',
  canonical_url: async ({ urlKey }, _, { load }) =>
    ((await load(catalogFlags, 'catalog/seo/product_canonical_tag'))
      ? `${urlKey}${await load(urlSuffixes, 'catalog/seo/product_url_suffix')}`
      : null),
  url_rewrites: async ({ id }, _, { load }) => ((await load(addressesById, id)) ?? []).map((url) => ({ url })),
  description: ({ description }) => ({ html: description }),
  short_description: ({ shortDescription }) => ({ html: shortDescription }),
  meta_title: ({ metaTitle }) => metaTitle,
  meta_keyword: ({ metaKeyword }) => metaKeyword,
  meta_description: ({ metaDescription }) => metaDescription,
  new_from_date: ({ newFrom }) => newFrom,
  new_to_date: ({ newTo }) => newTo,
  created_at: ({ createdAt }) => createdAt,
  price_range: async ({ id }, _, { load }) => required(await load(pricesById, id), 'price'),
  price: async ({ id }, _, { load, store }) => {
    const { minRegular } = required(await load(pricesById, id), 'price')
    return { regularPrice: { amount: money(minRegular, store.currency) } }
  },
  price_tiers: async ({ id }, _, { load, store, release }) => {
    const [offers, prices] = await Promise.all([load(tierOffersById, id), load(pricesById, id)])
    return tiers(offers ?? [], required(prices, 'prices').minRegular).map(({ quantity, ...pair }) => ({
      quantity,
      final_price: money(hasFault(release, 'tierPriceOfQuantity') ? pair.final * quantity : pair.final, store.currency),
      discount: discount(pair),
    }))
  },
  special_price: (product) => specialPrice(product),
  special_to_date: ({ specialTo }) => (specialTo === null ? null : `${specialTo} 00:00:00`),
  stock_status: async ({ id, isStockUnknown }, _, { load }) => (!isStockUnknown && (await load(stockById, id))?.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: async ({ id, sku, isStockUnknown }, _, { load }) => {
    if (isStockUnknown) throw new Error(`The composed SKU of ${sku} has no stock, as in Magento's GetProductSalableQty`)
    return lowStock(await load(stockById, id))
  },
  quantity: async ({ id }, _, { load }) => (await load(stockById, id))?.quantity ?? null,
  categories: async ({ id }, _, { load }) => (await load(categoriesOfProducts, id)) ?? [],
  related_products: linked('related'),
  upsell_products: linked('upsell'),
  crosssell_products: linked('crosssell'),
  custom_attributesV2: async ({ id }, { filters }, { load }) => customAttributes((await load(attributesById, id)) ?? [], filters ?? {}),
  ...routeFields,
  ...attributeFields,
} satisfies Resolvers['GroupedProduct']

export const productResolvers = {
  ProductInterface: { __resolveType: productTypename },
  SimpleProduct: everyProduct,
  VirtualProduct: everyProduct,
  ConfigurableProduct: everyProduct,
  BundleProduct: everyProduct,
  DownloadableProduct: everyProduct,
  GroupedProduct: everyProduct,
  PriceRange: {
    minimum_price: ({ minRegular, minFinal }) => ({ regular: minRegular, final: minFinal }),
    maximum_price: ({ maxRegular, maxFinal }) => ({ regular: maxRegular, final: maxFinal }),
  },
  ProductPrice: {
    regular_price: ({ regular }, _, { store }) => money(regular, store.currency),
    final_price: ({ final }, _, { store }) => money(final, store.currency),
    discount: (price) => discount(price),
  },
} satisfies Resolvers

function linked(kind: ProductLink['kind']) {
  return async ({ id }: Product, _: unknown, { load }: Context): Promise<Product[]> => {
    const links = ((await load(linksById, id)) ?? []).filter((link) => link.kind === kind)
    return loadAll(load, productsById, links.map(({ linkedId }) => linkedId))
  }
}

/** The quantity left, if it is at or below the threshold and not zero. */
export function lowStock(stock: Stock | undefined): number | null {
  if (!stock?.quantity) return null
  return stock.quantity <= stock.lowStockThreshold ? stock.quantity : null
}
