import type { Arbitrary } from 'fast-check'
import type { FuzzRequest } from './fuzz-request.ts'
import { backendRequests } from './requests/backend.ts'
import { gatewayRequests } from './requests/gateway.ts'
import { pageRequests } from './requests/pages.ts'
import { pictureRequests } from './requests/pictures.ts'

export interface Part {
  readonly requests: Arbitrary<FuzzRequest>
  /** Of all requests, in hundredths. */
  readonly share: number
  /** The number of concurrent requests. */
  readonly lanes: number
}

export const PARTS = {
  gateway: { requests: gatewayRequests, share: 30, lanes: 5 },
  pages: { requests: pageRequests, share: 40, lanes: 5 },
  pictures: { requests: pictureRequests, share: 7, lanes: 2 },
  backend: { requests: backendRequests, share: 23, lanes: 3 },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as PartName[]
