import type { DatabaseSync } from 'node:sqlite'
import { productBySku } from '../../modules/catalog/product-by-sku.repository.ts'
import { acceptReview } from '../../modules/reviews/moderation.repository.ts'
import { insertReview } from '../../modules/reviews/review.repository.ts'
import { addWishes } from '../../modules/wishlist/add-wishes.ts'
import { ownWishlist } from '../../modules/wishlist/wishlist-access.ts'
import { required } from '../../lib/required.ts'
import type { Options } from '../catalog/seed-attributes.ts'
import { itemOf } from './item-of.ts'
import { PEOPLE } from './people.ts'
import { OWN_REVIEWS, WISHES } from './purchases.ts'
import type { Identities } from './seed-customers.ts'
import { seedingContext } from './seeding-context.ts'

const WISHED_AT = new Date('2026-11-15T20:00:00Z')
const RATING = 1

/** The customers' wishlists and reviews. */
export function seedWishlistsAndReviews(database: DatabaseSync, identities: Identities, options: Options): void {
  for (const { by, ...item } of WISHES) {
    const context = seedingContext(database, PEOPLE[by].storeId, identities[by], WISHED_AT)
    const [error] = addWishes(context, ownWishlist(context), [itemOf(database, item, options)])
    if (error) throw new Error(`${item.code}: ${error.code}`)
  }
  for (const { by, code, at, stars, isPending, ...texts } of OWN_REVIEWS) {
    const product = required(productBySku(database, `HAL-${code}`), 'product')
    const votes = [{ ratingId: RATING, value: stars }]
    const review = { ...texts, productId: product.id, storeId: PEOPLE[by].storeId, customerId: identities[by].id, votes }
    const { id } = insertReview(database, review, new Date(at))
    if (!isPending) acceptReview(database, id)
  }
}
