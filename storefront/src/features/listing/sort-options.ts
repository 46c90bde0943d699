import type { Listing } from '../product-card/get-listing.ts'
import type { Translate } from './filter-kinds/filter-kind.ts'
import type { ListingQuery, ListingSort } from './listing-query.ts'

export interface SortOption {
  readonly label: string
  /** Undefined for the shop's own order. */
  readonly sort?: ListingSort
  readonly isChosen: boolean
}

/** Both directions of the backend's sort fields; its default order comes first and is not part of the address. */
export function sortOptions(
  fields: Listing['sort_fields'],
  { sort, search }: ListingQuery,
  t: Translate,
): SortOption[] {
  const labels: Readonly<Record<string, string>> = {
    name__ASC: t('category.sort.nameAsc'),
    name__DESC: t('category.sort.nameDesc'),
    price__ASC: t('category.sort.priceAsc'),
    price__DESC: t('category.sort.priceDesc'),
  }
  const offered = (fields?.options ?? []).flatMap((option) => {
    const { value: field, label } = option ?? {}
    if (!field || field === 'position' || field === 'relevance') return []
    return (['ASC', 'DESC'] as const).map((direction): SortOption => {
      const isChosen = sort?.field === field && sort.direction === direction
      const plain = t(direction === 'ASC' ? 'category.sort.asc' : 'category.sort.desc', { field: label ?? field })
      return { label: labels[`${field}__${direction}`] ?? plain, sort: { field, direction }, isChosen }
    })
  })
  const own = search ? t('category.sort.relevance') : t('category.sort.position')
  return [{ label: own, isChosen: !offered.some(({ isChosen }) => isChosen) }, ...offered]
}
