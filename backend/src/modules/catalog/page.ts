import { inputError } from '../../errors.ts'

export interface Page {
  readonly currentPage: number
  readonly pageSize: number
  readonly totalPages: number
}

type Asked = Pick<Page, 'currentPage' | 'pageSize'>

export function checkPage({ currentPage, pageSize }: Asked): void {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
}

/** @throws graphql-input for a page past the end, unless there is nothing at all */
export function pageOf({ currentPage, pageSize }: Asked, totalCount: number): Page {
  const totalPages = Math.ceil(totalCount / pageSize)
  if (totalCount > 0 && currentPage > totalPages) {
    throw inputError(`currentPage value ${currentPage} specified is greater than the ${totalPages} page(s) available.`)
  }
  return { currentPage, pageSize, totalPages }
}
