import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { money } from '../directory/money.ts'
import { productReviewFields } from '../reviews/product-reviews.resolvers.ts'
import { routeFields } from '../url/route-fields.ts'
import { attributeFields } from './attribute-fields.ts'
import { customAttributes } from './custom-attributes.ts'
import { discount } from './discount.ts'
import { lowStock } from './low-stock.ts'
import { productMedia } from './product-media.ts'
import type { Product, ProductLink } from './product.repository.ts'
import { specialPrice } from './special-price.ts'
import { tiers } from './tiers.ts'

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
  url_suffix: async (_, __, { catalog }) => (await catalog.urlSuffix('catalog/seo/product_url_suffix')) ?? '',
  canonical_url: async ({ urlKey }, _, { catalog }) =>
    ((await catalog.isOn('catalog/seo/product_canonical_tag'))
      ? `${urlKey}${await catalog.urlSuffix('catalog/seo/product_url_suffix')}`
      : null),
  url_rewrites: async ({ id }, _, { catalog }) => ((await catalog.addresses(id)) ?? []).map((url) => ({ url })),
  description: ({ description }) => ({ html: description }),
  short_description: ({ shortDescription }) => ({ html: shortDescription }),
  meta_title: ({ metaTitle }) => metaTitle,
  meta_keyword: ({ metaKeyword }) => metaKeyword,
  meta_description: ({ metaDescription }) => metaDescription,
  new_from_date: ({ newFrom }) => newFrom,
  new_to_date: ({ newTo }) => newTo,
  created_at: ({ createdAt }) => createdAt,
  ...productReviewFields,
  price_range: async ({ id }, _, { catalog }) => (await catalog.prices(id))!,
  price: async ({ id }, _, { catalog, store }) => {
    const { minRegular } = (await catalog.prices(id))!
    return { regularPrice: { amount: money(minRegular, store.currency) } }
  },
  price_tiers: async ({ id }, _, { catalog, store }) => {
    const [offers, prices] = await Promise.all([catalog.tierOffers(id), catalog.prices(id)])
    return tiers(offers ?? [], prices!.minRegular).map(({ quantity, ...pair }) => ({
      quantity,
      final_price: money(pair.final, store.currency),
      discount: discount(pair),
    }))
  },
  special_price: (product) => specialPrice(product),
  special_to_date: ({ specialTo }) => (specialTo === null ? null : `${specialTo} 00:00:00`),
  stock_status: async ({ id }, _, { catalog }) => ((await catalog.stock(id))?.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: async ({ id }, _, { catalog }) => lowStock(await catalog.stock(id)),
  quantity: async ({ id }, _, { catalog }) => (await catalog.stock(id))?.quantity ?? null,
  categories: async ({ id }, _, { catalog }) => (await catalog.categoriesOfProduct(id)) ?? [],
  related_products: linked('related'),
  upsell_products: linked('upsell'),
  crosssell_products: linked('crosssell'),
  custom_attributesV2: async ({ id }, { filters }, { catalog }) => customAttributes((await catalog.attributes(id)) ?? [], filters ?? {}),
  ...routeFields,
  ...attributeFields,
} satisfies Resolvers['GroupedProduct']

/** Of the kinds that a shopper can add something to. */
const customizableProduct = {
  ...everyProduct,
  options: async ({ id }: Product, _: unknown, { catalog }: Context) => (await catalog.customOptions(id)) ?? [],
} satisfies Resolvers['VirtualProduct']

export const productResolvers = {
  ProductInterface: { __resolveType: productTypename },
  SimpleProduct: customizableProduct,
  VirtualProduct: customizableProduct,
  ConfigurableProduct: customizableProduct,
  BundleProduct: customizableProduct,
  DownloadableProduct: customizableProduct,
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
  return async ({ id }: Product, _: unknown, { catalog }: Context): Promise<Product[]> => {
    const links = ((await catalog.links(id)) ?? []).filter((link) => link.kind === kind)
    return catalog.products(links.map(({ linkedId }) => linkedId))
  }
}
