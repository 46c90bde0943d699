import type { PagingMode } from '../../settings/shop.ts'

/** Pages of a list: which one is current, between which bounds, and which one is on its way. */
export interface Paging<Variables = unknown> {
  readonly mode: PagingMode
  readonly current: number
  readonly min: number
  readonly max: number
  /** Asked for, but not there yet; `variables` is what it is asked for with. */
  readonly deferred?: { readonly page: number; readonly variables: Variables } | undefined
}

export type PagingStep<Variables = unknown> =
  | { readonly type: 'defer'; readonly page: number; readonly variables: Variables }
  /** What was deferred is there. */
  | { readonly type: 'ready'; readonly page: number }
  | { readonly type: 'drop' }

export function startPaging<Variables>({ mode, current = 1, min = 1, max = 1 }: Partial<Paging<Variables>>): Paging<Variables> {
  return { mode: mode ?? 'load-more', current, min, max }
}

/** A jump outside the bounds, or to where one is, is ignored; so is the arrival of a page that nobody waits for any more. */
export function paged<Variables>(paging: Paging<Variables>, step: PagingStep<Variables>): Paging<Variables> {
  switch (step.type) {
    case 'defer':
      return canGoTo(paging, step.page) ? { ...paging, deferred: { page: step.page, variables: step.variables } } : paging
    case 'ready':
      return paging.deferred?.page === step.page ? { ...paging, current: step.page, deferred: undefined } : paging
    case 'drop':
      return { ...paging, deferred: undefined }
  }
}

export const canGoTo = ({ current, min, max }: Paging, page: number): boolean =>
  Number.isInteger(page) && page !== current && page >= min && page <= max

/** Whether a page is in sight: all up to the current one where pages are added, else that one alone. */
export const isListed = ({ mode, current }: Paging, page: number): boolean =>
  mode === 'load-more' ? page <= current : page === current

/** The page to have ready before anyone asks for it. */
export const pageAhead = ({ mode, current, max }: Paging): number | undefined =>
  mode === 'prev-next' && current < max ? current + 1 : undefined
