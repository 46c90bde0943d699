/** The values of RoutableInterface's own fields in answers of `route`. */
export interface RouteAddress {
  readonly relativeUrl: string
  readonly redirectCode: number
  /** Null for a redirect that leads to no page of the shop. */
  readonly type: EntityType | null
}

export type EntityType = 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE'

/** A page of the shop that `route` can find. */
export interface Routed {
  /** Set only by `route`. */
  readonly route?: RouteAddress
}

/** RoutableInterface's own fields, the same in every type that has them. */
export const routeFields = {
  type: ({ route }: Routed) => route?.type ?? null,
  relative_url: ({ route }: Routed) => route?.relativeUrl ?? null,
  redirect_code: ({ route }: Routed) => route?.redirectCode ?? 0,
}
