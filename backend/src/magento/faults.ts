import type { Release } from './release.ts'

interface FaultRecord {
  /** Where Magento's people write of it. */
  readonly source: string
  readonly releases: readonly Release[]
}

/** What releases do wrong, or otherwise than those after them, where a storefront meets it. `docs/backend.md` says what each does. */
export const FAULTS = {
  routeFragments: { source: 'magento/magento2#36544', releases: ['2.4.6'] },
  linkedProductFragments: { source: 'magento/magento2#29769', releases: ['2.4.6'] },
  customOptionsDropped: { source: 'magento/magento2#37599', releases: ['2.4.6'] },
  missingEntityWithoutCategory: { source: 'graycoreio/daffodil#2928', releases: ['2.4.6'] },
  badRequestIsServerError: { source: 'ACSD-68925', releases: ['2.4.6', '2.4.7'] },
  badTokenIsGuest: { source: 'ACSD-67941', releases: ['2.4.6', '2.4.7'] },
} as const satisfies Readonly<Record<string, FaultRecord>>

export type Fault = keyof typeof FAULTS

export function hasFault(release: Release | undefined, fault: Fault): boolean {
  const { releases }: FaultRecord = FAULTS[fault]
  return release !== undefined && releases.includes(release)
}
