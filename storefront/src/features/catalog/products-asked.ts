import type { MoreProductsQueryVariables } from '../../graphql/generated/types.ts'

/** What a listing's products are asked for with, whichever page it is. */
export type ProductsAsked = Omit<MoreProductsQueryVariables, 'pageSize' | 'currentPage'>
