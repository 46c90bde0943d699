import type { ProductImage, Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { money } from '../directory/money.ts'
import { discount } from './discount.ts'
import { pictureUrl } from './picture-url.ts'
import type { Picture, Product } from './product.repository.ts'
import { lowStock } from './low-stock.ts'
import type { Context } from '../../context.ts'

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
const everyProduct: Resolvers['SimpleProduct'] = {
  id: ({ id }) => id,
  uid: ({ id }) => toUid(id),
  url_key: ({ urlKey }) => urlKey,
  url_suffix: () => '',
  canonical_url: () => null,
  description: ({ description }) => ({ html: description }),
  short_description: ({ shortDescription }) => ({ html: shortDescription }),
  meta_title: ({ metaTitle }) => metaTitle,
  meta_description: ({ metaDescription }) => metaDescription,
  new_from_date: ({ newFrom }) => newFrom,
  new_to_date: ({ newTo }) => newTo,
  created_at: ({ createdAt }) => createdAt,
  special_price: ({ specialPrice }) => (specialPrice === null ? null : specialPrice / 100),
  rating_summary: () => 0,
  review_count: () => 0,
  price_range: async ({ id }, _, { catalog }) => (await catalog.prices(id))!,
  stock_status: async ({ id }, _, { catalog }) => ((await catalog.stock(id))?.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: async ({ id }, _, { catalog }) => lowStock(await catalog.stock(id)),
  categories: async ({ id }, _, { catalog }) => (await catalog.categoriesOfProduct(id)) ?? [],
  image: mainPicture,
  small_image: mainPicture,
  thumbnail: mainPicture,
  media_gallery: async (product, _, { catalog, publicUrl }) =>
    ((await catalog.gallery(product.id)) ?? []).map((picture) => image(publicUrl, product, picture)),
  type: ({ route }) => route?.type ?? null,
  relative_url: ({ route }) => route?.relativeUrl ?? null,
  redirect_code: ({ route }) => route?.redirectCode ?? 0,
}

export const productResolvers: Resolvers = {
  ProductInterface: { __resolveType: productTypename },
  SimpleProduct: everyProduct,
  VirtualProduct: everyProduct as NonNullable<Resolvers['VirtualProduct']>,
  ConfigurableProduct: everyProduct as NonNullable<Resolvers['ConfigurableProduct']>,
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  PriceRange: {
    minimum_price: ({ minRegular, minFinal }) => ({ regular: minRegular, final: minFinal }),
    maximum_price: ({ maxRegular, maxFinal }) => ({ regular: maxRegular, final: maxFinal }),
  },
  ProductPrice: {
    regular_price: ({ regular }, _, { store }) => money(regular, store.currency),
    final_price: ({ final }, _, { store }) => money(final, store.currency),
    discount: (price) => discount(price),
  },
}

/** Never null: a product without pictures shows the placeholder, under its own name. */
async function mainPicture(product: Product, _: unknown, { catalog, publicUrl }: Context): Promise<ProductImage> {
  const [first] = (await catalog.gallery(product.id)) ?? []
  return first ? image(publicUrl, product, first) : { url: pictureUrl(publicUrl, 'placeholder.webp'), label: product.name }
}

const image = (publicUrl: string, { name }: Product, { path, label, position }: Picture) => ({
  __typename: 'ProductImage' as const,
  url: pictureUrl(publicUrl, path),
  label: label ?? name,
  position,
  disabled: false,
})
