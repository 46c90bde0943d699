import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { bundle } from './bundle-kind.ts'
import { configurable } from './configurable-kind.ts'
import { downloadable } from './downloadable-kind.ts'
import { grouped } from './grouped-kind.ts'
import type { ProductKind, ProductTypename } from './product-kind.ts'

type Kinds = { readonly [Name in ProductTypename]?: ProductKind<Extract<ProductPageFragment, { __typename: Name }>> }

/** The kinds of products that the storefront can sell. */
const PRODUCT_KINDS = {
  SimpleProduct: { isShipped: true, quickBuy: 'at-once' },
  VirtualProduct: { isShipped: false, quickBuy: 'at-once' },
  ConfigurableProduct: configurable,
  BundleProduct: bundle,
  GroupedProduct: grouped,
  DownloadableProduct: downloadable,
} as const satisfies Kinds

/** Undefined for a kind that the storefront does not know, such as one of a Magento extension. */
export const productKind = (typename: string): ProductKind | undefined =>
  (PRODUCT_KINDS as Readonly<Record<string, unknown>>)[typename] as ProductKind | undefined
