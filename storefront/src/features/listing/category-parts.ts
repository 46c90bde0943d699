import type { CategoryPageFragment } from '../../graphql/generated/types.ts'

type ShownCategory = Pick<CategoryPageFragment, 'display_mode' | 'is_anchor' | 'cms_block' | 'children'>

export type Subcategory = NonNullable<NonNullable<CategoryPageFragment['children']>[number]>

interface CategoryParts {
  /** What leads into the category: its subcategories as tiles, and its block of content. Not for one that is a listing and no more. */
  readonly landing: { readonly subcategories: readonly Subcategory[]; readonly block: string } | undefined
  readonly hasListing: boolean
}

/**
 * What a category's page is made of. Merchants say so by its mode (`PAGE`, `PRODUCTS_AND_PAGE`, `PRODUCTS`, and null where nobody
 * ever has); one that is no anchor has the products of those below it there alone, and with none of its own is a landing page, too.
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
