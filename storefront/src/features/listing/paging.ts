import type { PagingMode } from '../../settings/shop.ts'

/** The paging state of a list: the current page, its bounds, and the page that is loading. */
export interface Paging<Variables = unknown> {
  readonly mode: PagingMode
  readonly current: number
  readonly min: number
  readonly max: number
  /** A page that is loading, with the variables of its request. */
  readonly deferred?: { readonly page: number; readonly variables: Variables } | undefined
  /** The page that did not load. */
  readonly failed?: number | undefined
}

export type PagingStep<Variables = unknown> =
  | { readonly type: 'defer'; readonly page: number; readonly variables: Variables }
  /** The deferred page has loaded. */
  | { readonly type: 'ready'; readonly page: number }
  | { readonly type: 'fail'; readonly page: number }

export function startPaging<Variables>({ mode, current = 1, min = 1, max = 1 }: Partial<Paging<Variables>>): Paging<Variables> {
  return { mode: mode ?? 'load-more', current, min, max }
}

/** Ignores jumps outside the bounds or to the current page, and the arrival of a page that another jump has replaced. */
export function paged<Variables>(paging: Paging<Variables>, step: PagingStep<Variables>): Paging<Variables> {
  switch (step.type) {
    case 'defer':
      return canGoTo(paging, step.page) ? { ...paging, deferred: { page: step.page, variables: step.variables }, failed: undefined } : paging
    case 'ready':
      return paging.deferred?.page === step.page ? { ...paging, current: step.page, deferred: undefined } : paging
    case 'fail':
      return paging.deferred?.page === step.page ? { ...paging, deferred: undefined, failed: step.page } : paging
  }
}

export const canGoTo = ({ current, min, max }: Paging, page: number): boolean =>
  Number.isInteger(page) && page !== current && page >= min && page <= max

/** Whether a page is shown: with "load more" all pages up to the current one, otherwise only the current one. */
export const isListed = ({ mode, current }: Paging, page: number): boolean =>
  mode === 'load-more' ? page <= current : page === current

/** The page to prefetch. */
export const pageAhead = ({ mode, current, max }: Paging): number | undefined =>
  mode === 'prev-next' && current < max ? current + 1 : undefined
