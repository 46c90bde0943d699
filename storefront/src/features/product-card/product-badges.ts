import { isReduced, percentOff, type Reducible } from '../../lib/shown-price.ts'
import { lowestValueBefore } from '../store/custom-attributes.ts'
import type { BadgeProps } from '../../ui/badge.tsx'

interface BadgeSource extends Reducible {
  readonly stock_status: string | null
  readonly new_from_date: string | null
  readonly new_to_date: string | null
}

const MAX_BADGES = 2

type Translate = (key: `badge.${BadgeProps['kind']}`) => string

/** The badges of a product with their texts; that of a reduction says by how much. */
export function badgesOf(product: BadgeSource, now: Date, isBestseller: boolean, lowestAttribute: string | undefined, t: Translate): readonly BadgeProps[] {
  return productBadges(product, now, isBestseller).map((kind) => badgeOf(kind, product, lowestAttribute, t))
}

export function badgeOf(kind: BadgeProps['kind'], product: Reducible, lowestAttribute: string | undefined, t: Translate): BadgeProps {
  const label = t(`badge.${kind}`)
  const percent = kind === 'sale' ? percentOff(product, lowestValueBefore(product, lowestAttribute)) : undefined
  return { kind, label: percent === undefined ? label : `${label} −${percent}%` }
}

/** Two at most, the reduction first; a product out of stock has no other badge. */
export function productBadges(product: BadgeSource, now: Date, isBestseller: boolean): Array<BadgeProps['kind']> {
  if (product.stock_status === 'OUT_OF_STOCK') return ['soldout']
  const badges: Array<BadgeProps['kind']> = []
  if (isReduced(product)) badges.push('sale')
  if (isNew(product, now)) badges.push('new')
  if (isBestseller) badges.push('bestseller')
  return badges.slice(0, MAX_BADGES)
}

/** Bestsellers that carry their badge first: a product that is reduced and new has no room for it. */
export const badgedFirst = <Product extends BadgeSource>(bestsellers: readonly Product[], now: Date): Product[] =>
  bestsellers.toSorted((one, other) => Number(hasBadge(other, now)) - Number(hasBadge(one, now)))

const hasBadge = (bestseller: BadgeSource, now: Date): boolean => productBadges(bestseller, now, true).includes('bestseller')

/** From the beginning of the first day to the end of the last; either may be open, but a product with neither is not new. */
export function isNew({ new_from_date: from, new_to_date: to }: Pick<BadgeSource, 'new_from_date' | 'new_to_date'>, now: Date): boolean {
  if (!from && !to) return false
  const today = now.toISOString().slice(0, 10)
  return (!from || from.slice(0, 10) <= today) && (!to || to.slice(0, 10) >= today)
}
