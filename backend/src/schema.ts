import { createSchema } from 'graphql-yoga'
import type { Context } from './graphql/context.ts'
import { refusalResolvers } from './graphql/refusal.resolvers.ts'
import { typeDefinitions } from './graphql/type-definitions.ts'
import { hasFault } from './magento/faults.ts'
import { inRelease } from './magento/release-schema.ts'
import type { Release } from './magento/release.ts'
import { addressResolvers } from './modules/address/address.resolvers.ts'
import { bundleResolvers } from './modules/bundle/bundle.resolvers.ts'
import { cartResolvers } from './modules/cart/cart.resolvers.ts'
import { catalogResolvers } from './modules/catalog/catalog.resolvers.ts'
import { breakLinkedProductFragments } from './modules/catalog/linked-product-fragments.ts'
import { checkoutResolvers } from './modules/checkout/checkout.resolvers.ts'
import { cmsResolvers } from './modules/cms/cms.resolvers.ts'
import { compareResolvers } from './modules/compare/compare.resolvers.ts'
import { configurableResolvers } from './modules/configurable/configurable.resolvers.ts'
import { contactResolvers } from './modules/contact/contact.resolvers.ts'
import { couponResolvers } from './modules/coupon/coupon.resolvers.ts'
import { customerResolvers } from './modules/customer/customer.resolvers.ts'
import { customizableOptionsResolvers } from './modules/customizable-options/customizable-options.resolvers.ts'
import { directoryResolvers } from './modules/directory/directory.resolvers.ts'
import { downloadableResolvers } from './modules/downloadable/downloadable.resolvers.ts'
import { eavResolvers } from './modules/eav/eav.resolvers.ts'
import { groupedResolvers } from './modules/grouped/grouped.resolvers.ts'
import { newsletterResolvers } from './modules/newsletter/newsletter.resolvers.ts'
import { orderResolvers } from './modules/order/order.resolvers.ts'
import { pickupResolvers } from './modules/pickup/pickup.resolvers.ts'
import { protectMutations } from './modules/recaptcha/protect-mutations.ts'
import { recaptchaResolvers } from './modules/recaptcha/recaptcha.resolvers.ts'
import { reviewsResolvers } from './modules/reviews/reviews.resolvers.ts'
import { storeResolvers } from './modules/store/store.resolvers.ts'
import { breakRouteFragments } from './modules/url/route-fragments.ts'
import { urlResolvers } from './modules/url/url.resolvers.ts'
import { vaultResolvers } from './modules/vault/vault.resolvers.ts'
import { wishlistResolvers } from './modules/wishlist/wishlist.resolvers.ts'
import { type Paced, paceFields } from './transport/cost/pace.ts'

const RESOLVERS = [
  addressResolvers,
  bundleResolvers,
  cartResolvers,
  catalogResolvers,
  checkoutResolvers,
  cmsResolvers,
  compareResolvers,
  configurableResolvers,
  contactResolvers,
  couponResolvers,
  customerResolvers,
  customizableOptionsResolvers,
  directoryResolvers,
  downloadableResolvers,
  eavResolvers,
  groupedResolvers,
  newsletterResolvers,
  orderResolvers,
  pickupResolvers,
  recaptchaResolvers,
  refusalResolvers,
  reviewsResolvers,
  storeResolvers,
  urlResolvers,
  vaultResolvers,
  wishlistResolvers,
]

/**
 * Every module's part of Magento's schema with its resolvers: that of `release`, or the whole. One for all
 * backends of a process: it keeps no state.
 */
export function shopSchema(release?: Release): ShopSchema {
  const schema = schemas.get(release) ?? createShopSchema(release)
  schemas.set(release, schema)
  return schema
}

type ShopSchema = ReturnType<typeof createShopSchema>

const schemas = new Map<Release | undefined, ShopSchema>()

function createShopSchema(release: Release | undefined) {
  const typeDefs = release === undefined ? typeDefinitions() : inRelease(typeDefinitions(), release)
  // A release does not have all of these types and fields; the whole schema does.
  const requireResolversToMatchSchema = release === undefined ? 'error' : 'ignore'
  const schema = createSchema<Context & Paced>({ typeDefs, resolvers: RESOLVERS, resolverValidationOptions: { requireResolversToMatchSchema } })
  protectMutations(schema)
  if (hasFault(release, 'routeFragments')) breakRouteFragments(schema)
  if (hasFault(release, 'linkedProductFragments')) breakLinkedProductFragments(schema)
  paceFields(schema)
  return schema
}
