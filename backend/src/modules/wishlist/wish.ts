import type { Context } from '../../context.ts'
import type { Purchase } from '../cart/purchase.ts'
import { purchases } from '../cart/purchases.ts'
import { checkPage, type Page } from '../catalog/page.ts'
import { countWishes, findWishes, type WishRow } from './wish.repository.ts'

export interface Wish extends WishRow {
  /** What it would buy; undefined while what was chosen is not complete. */
  readonly purchase: Purchase | undefined
}

export interface WishPage {
  readonly wishes: readonly Wish[]
  readonly page: Page
}

/** A page past the end is empty. */
export function wishPage(context: Context, wishlistId: number, asked: Pick<Page, 'currentPage' | 'pageSize'>): WishPage {
  checkPage(asked)
  const { currentPage, pageSize } = asked
  const rows = findWishes(context.database, wishlistId, { offset: (currentPage - 1) * pageSize, limit: pageSize })
  const bought = purchases(context, rows)
  return {
    wishes: rows.map((row, index) => {
      const purchase = bought[index]!
      return { ...row, purchase: 'refusal' in purchase ? undefined : purchase }
    }),
    page: { ...asked, totalPages: Math.ceil(countWishes(context.database, wishlistId) / pageSize) },
  }
}
