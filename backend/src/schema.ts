import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSchema } from 'graphql-yoga'
import type { Context } from './context.ts'
import { cartResolvers } from './modules/cart/cart.resolvers.ts'
import { catalogResolvers } from './modules/catalog/catalog.resolvers.ts'
import { checkoutResolvers } from './modules/checkout/checkout.resolvers.ts'
import { couponResolvers } from './modules/coupon/coupon.resolvers.ts'
import { directoryResolvers } from './modules/directory/directory.resolvers.ts'
import { storeResolvers } from './modules/store/store.resolvers.ts'
import { urlResolvers } from './modules/url/url.resolvers.ts'

const MODULES = join(import.meta.dirname, 'modules')

const RESOLVERS = [
  storeResolvers,
  directoryResolvers,
  urlResolvers,
  catalogResolvers,
  cartResolvers,
  checkoutResolvers,
  couponResolvers,
]

/** Every module's part of Magento's schema, with the resolvers that answer it. */
export function createShopSchema() {
  return createSchema<Context>({
    typeDefs: readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphqls'))
      .sort()
      .map((file) => readFileSync(join(MODULES, file), 'utf8')),
    resolvers: RESOLVERS,
  })
}
