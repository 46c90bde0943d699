import type { CategoryPageFragment } from '../../graphql/generated/types.ts'

type ShownCategory = Pick<CategoryPageFragment, 'display_mode' | 'is_anchor' | 'cms_block' | 'children'>

export type Subcategory = NonNullable<NonNullable<CategoryPageFragment['children']>[number]>

interface CategoryParts {
  /** The landing part: subcategories as tiles, and the CMS block. Undefined for a plain listing. */
  readonly landing: { readonly subcategories: readonly Subcategory[]; readonly block: string } | undefined
  readonly hasListing: boolean
}

/**
 * The parts of a category's page by its display mode (`PAGE`, `PRODUCTS_AND_PAGE`, `PRODUCTS`, or null if it was never set). A
 * category that is not an anchor does not list the products of its subcategories; without its own products it is a landing page.
 * @param total products before any filter
 */
export function categoryParts({ display_mode, is_anchor, cms_block, children }: ShownCategory, total: number): CategoryParts {
  const subcategories = subcategoriesOf(children)
  const block = cms_block?.content?.trim() ?? ''
  const hasContent = subcategories.length > 0 || block !== ''
  switch (display_mode) {
    case 'PAGE':
      return { landing: { subcategories, block }, hasListing: !hasContent && total > 0 }
    case 'PRODUCTS_AND_PAGE':
      return { landing: { subcategories, block }, hasListing: total > 0 }
    default: {
      const isLanding = total === 0 && is_anchor === 0 && subcategories.length > 0
      return { landing: isLanding ? { subcategories, block: '' } : undefined, hasListing: !isLanding }
    }
  }
}

export const subcategoriesOf = (children: CategoryPageFragment['children']): Subcategory[] =>
  (children ?? []).filter((child) => child !== null).filter(({ url_path }) => url_path)
