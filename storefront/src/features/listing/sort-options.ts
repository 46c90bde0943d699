import type { NamedOrder } from '../../settings/shop.ts'
import type { Listing } from '../product-card/get-listing.ts'
import type { Translate } from './filter-kinds/filter-kind.ts'
import { type ListingQuery, type ListingSort, parseSort } from './listing-query.ts'

export interface SortOption {
  readonly label: string
  /** Undefined for the shop's own order. */
  readonly sort?: ListingSort
  readonly isChosen: boolean
}

/** Magento's own fields, whose order in either direction has a name. */
const OWN_FIELDS = ['price', 'name'] as const
/** Orders of the backend that its default stands for. */
const DEFAULT_FIELDS: readonly string[] = ['position', 'relevance']

type NamedOrders = ReadonlyArray<readonly [order: NamedOrder, sort: string]>

/**
 * The orders that the backend's sort fields allow: its default, which is not part of the address, those that the settings name, and
 * both directions of the other fields.
 */
export function sortOptions(fields: Listing['sort_fields'], { sort, search }: ListingQuery, namedOrders: NamedOrders, t: Translate): SortOption[] {
  const labels = new Map((fields?.options ?? []).flatMap((option) => (option?.value && !DEFAULT_FIELDS.includes(option.value) ? [[option.value, option.label ?? option.value] as const] : [])))
  const named = namedOrders.flatMap(([order, text]) => {
    const own = parseSort(text)
    return own && labels.has(own.field) ? [{ label: t(`category.sort.${order}`), sort: own }] : []
  })
  const isNamed = new Set(named.map(({ sort: { field } }) => field))
  const fromFields = [...OWN_FIELDS.filter((field) => labels.has(field)), ...[...labels.keys()].filter((field) => !OWN_FIELDS.some((own) => own === field))]
    .filter((field) => !isNamed.has(field))
    .flatMap((field) => (['ASC', 'DESC'] as const).map((direction) => ({ label: fieldLabel(field, labels.get(field) ?? field, direction, t), sort: { field, direction } })))
  const offered = [...named, ...fromFields].map((option): SortOption => ({ ...option, isChosen: sort?.field === option.sort.field && sort.direction === option.sort.direction }))
  const own = search ? t('category.sort.relevance') : t('category.sort.position')
  return [{ label: own, isChosen: !offered.some(({ isChosen }) => isChosen) }, ...offered]
}

function fieldLabel(field: string, label: string, direction: ListingSort['direction'], t: Translate): string {
  const isUp = direction === 'ASC'
  if (field === 'price') return t(isUp ? 'category.sort.priceAsc' : 'category.sort.priceDesc')
  if (field === 'name') return t(isUp ? 'category.sort.nameAsc' : 'category.sort.nameDesc')
  return t(isUp ? 'category.sort.asc' : 'category.sort.desc', { field: label })
}
