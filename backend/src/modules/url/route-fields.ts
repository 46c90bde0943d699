import type { RouteAddress } from './route-address.ts'

/** What can stand under an address of the shop. */
export interface Routed {
  /** Given by `route` alone. */
  readonly route?: RouteAddress
}

/** RoutableInterface's own fields, the same in every type that has them. */
export const routeFields = {
  type: ({ route }: Routed) => route?.type ?? null,
  relative_url: ({ route }: Routed) => route?.relativeUrl ?? null,
  redirect_code: ({ route }: Routed) => route?.redirectCode ?? 0,
}
