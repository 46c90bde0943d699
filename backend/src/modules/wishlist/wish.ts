import type { Context } from '../../graphql/context.ts'
import { type RequestedPage, checkPage, type Page, pageAt, sliceOf } from '../../graphql/page.ts'
import { required } from '../../lib/required.ts'
import { type Purchase, purchases } from '../product-kinds/purchases.ts'
import { countWishes, findWishes, type WishRow } from './wish.repository.ts'

export interface Wish extends WishRow {
  /** The purchase of the item; undefined while its choices are incomplete. */
  readonly purchase: Purchase | undefined
}

export interface WishPage {
  readonly wishes: readonly Wish[]
  readonly page: Page
}

/** A page past the end is empty. */
export function wishPage(context: Context, wishlistId: number, requested: RequestedPage): WishPage {
  checkPage(requested)
  const rows = findWishes(context.database, wishlistId, sliceOf(requested))
  const bought = purchases(context, rows)
  return {
    wishes: rows.map((row, index) => {
      const purchase = required(bought[index], 'purchase')
      return { ...row, purchase: 'refusal' in purchase ? undefined : purchase }
    }),
    page: pageAt(requested, countWishes(context.database, wishlistId)),
  }
}
