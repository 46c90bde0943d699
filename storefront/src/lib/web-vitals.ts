/** What browsers report of a visit and the server measures: the names, and the most that is plausible, in milliseconds (CLS: a score). */
export const MAX_VITALS = { LCP: 120_000, INP: 60_000, TTFB: 120_000, CLS: 100 } as const
export type VitalName = keyof typeof MAX_VITALS

export const PAGE_KINDS = ['home', 'listing', 'product', 'cart', 'checkout', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export const VITALS_PATH = '/api/vitals'

/** One view of a page, without anything about its visitor or its address. */
export interface VitalsReport {
  readonly page: PageKind
  readonly values: Readonly<Partial<Record<VitalName, number>>>
}
