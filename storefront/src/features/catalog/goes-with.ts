import type { RelatedProductFragment, RelatedProductsFragment } from '../../graphql/generated/types.ts'

const MOST = 4

/** What is shown beside a product: what the shop names as going with it, else what it names as better of its kind. */
export function goesWith({ related_products, upsell_products }: RelatedProductsFragment): RelatedProductFragment[] {
  const related = withPage(related_products)
  return (related.length > 0 ? related : withPage(upsell_products)).slice(0, MOST)
}

/** One without a url_key has no page to lead to. */
const withPage = (products: RelatedProductsFragment['related_products']) =>
  (products ?? []).filter((product) => product?.url_key) as RelatedProductFragment[]
