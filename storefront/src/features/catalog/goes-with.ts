import type { RelatedProductFragment, RelatedProductsFragment } from '../../graphql/generated/types.ts'
import { withPage } from './with-page.ts'

const MOST = 4

/** What is shown beside a product: what the shop names as going with it, else what it names as better of its kind. */
export function goesWith({ related_products, upsell_products }: RelatedProductsFragment): RelatedProductFragment[] {
  const related = withPage(related_products)
  return (related.length > 0 ? related : withPage(upsell_products)).slice(0, MOST)
}
