import type { DatabaseSync } from 'node:sqlite'
import { batched } from '../../database/batch.ts'
import { bundlesById, bundleOptionsById } from '../bundle/bundle.repository.ts'
import { configurableOptionsById, variantsById } from '../configurable/configurable.repository.ts'
import { customOptionsById } from '../customizable-options/custom-option.repository.ts'
import { downloadLinksById, downloadSamplesById } from '../downloadable/download.repository.ts'
import { NOT_LOGGED_IN } from '../customer/identity.ts'
import { groupedItemsById } from '../grouped/grouped.repository.ts'
import { setting } from '../store/settings.ts'
import type { Store } from '../store/store.repository.ts'
import { votesByReview } from '../reviews/rating.repository.ts'
import { reviewsOfProducts, type ReviewsAsked } from '../reviews/review.repository.ts'
import { reviewSummariesById } from '../reviews/review-summary.repository.ts'
import { categoriesById, categoriesOfProducts, childrenById, descendantCounts } from './category.repository.ts'
import { productCounts } from './facet-counts.ts'
import { galleriesById } from './gallery.repository.ts'
import { pricesById, tierOffersById } from './price.repository.ts'
import { attributesById } from './product-attribute.repository.ts'
import { addressesById, linksById, productsById, stockById } from './product.repository.ts'

export type CatalogReader = ReturnType<typeof catalogReader>

type Ids = readonly number[]

type Switch = 'catalog/seo/product_canonical_tag' | 'catalog/seo/category_canonical_tag' | 'catalog/graphql/parts_by_visibility'
type UrlSuffix = 'catalog/seo/product_url_suffix' | 'catalog/seo/category_url_suffix'

/** The catalogue of one store view by id, for one request: what is asked for in one go is read in one statement. */
export function catalogReader(database: DatabaseSync, { id: storeId }: Store, groupId = NOT_LOGGED_IN) {
  const product = batched((ids: Ids) => productsById(database, storeId, ids))
  return {
    product,
    /** In the order of the ids, without those that there are not. */
    products: async (ids: Ids) => (await Promise.all(ids.map(product))).filter((found) => found !== undefined),
    isOn: batched((paths: readonly Switch[]) => new Map(paths.map((path) => [path, setting(database, path, storeId)]))),
    /** What addresses end with: `.html`, or nothing. */
    urlSuffix: batched((paths: readonly UrlSuffix[]) => new Map(paths.map((path) => [path, setting(database, path, storeId)]))),
    /** As the caller's customer group pays. */
    prices: batched((ids: Ids) => pricesById(database, groupId, ids)),
    tierOffers: batched((ids: Ids) => tierOffersById(database, groupId, ids)),
    stock: batched((ids: Ids) => stockById(database, ids)),
    gallery: batched((ids: Ids) => galleriesById(database, storeId, ids)),
    links: batched((ids: Ids) => linksById(database, ids)),
    addresses: batched((ids: Ids) => addressesById(database, storeId, ids)),
    attributes: batched((ids: Ids) => attributesById(database, storeId, ids)),
    customOptions: batched((ids: Ids) => customOptionsById(database, storeId, ids)),
    configurableOptions: batched((ids: Ids) => configurableOptionsById(database, storeId, ids)),
    variants: batched((ids: Ids) => variantsById(database, storeId, ids)),
    bundle: batched((ids: Ids) => bundlesById(database, ids)),
    bundleOptions: batched((ids: Ids) => bundleOptionsById(database, storeId, ids)),
    groupedItems: batched((ids: Ids) => groupedItemsById(database, ids)),
    downloadLinks: batched((ids: Ids) => downloadLinksById(database, storeId, ids)),
    downloadSamples: batched((ids: Ids) => downloadSamplesById(database, storeId, ids)),
    categoriesOfProduct: batched((ids: Ids) => categoriesOfProducts(database, storeId, ids)),
    reviewSummary: batched((ids: Ids) => reviewSummariesById(database, storeId, ids)),
    reviews: batched((asked: readonly ReviewsAsked[]) => reviewsOfProducts(database, storeId, asked)),
    reviewVotes: batched((ids: Ids) => votesByReview(database, storeId, ids)),
    category: batched((ids: Ids) => categoriesById(database, storeId, ids)),
    children: batched((ids: Ids) => childrenById(database, storeId, ids)),
    descendantCount: batched((ids: Ids) => descendantCounts(database, ids)),
    productCount: batched((ids: Ids) => productCounts(database, ids)),
  }
}
