import type { RouteAddress } from '../url/route-address.ts'

/** A page of content in one store view's words. */
export interface ContentPage {
  readonly id: number
  readonly identifier: string
  readonly route?: RouteAddress
}
