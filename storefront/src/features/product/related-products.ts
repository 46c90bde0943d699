import type { RelatedProductFragment, RelatedProductsFragment } from '../../graphql/generated/types.ts'
import { withPage } from '../store/with-page.ts'

const MAX_PRODUCTS = 4

/** The shop's related products, or its up-sell products where it has none. */
export function relatedProducts({ related_products, upsell_products }: RelatedProductsFragment): RelatedProductFragment[] {
  const related = withPage(related_products)
  return (related.length > 0 ? related : withPage(upsell_products)).slice(0, MAX_PRODUCTS)
}
