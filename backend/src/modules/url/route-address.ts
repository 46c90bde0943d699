/** How `route` answers in RoutableInterface's own fields; anything not reached by `route` has none. */
export interface RouteAddress {
  readonly relativeUrl: string
  readonly redirectCode: number
  /** Null for a redirect that leads to nothing of the shop's own. */
  readonly type: EntityType | null
}

export type EntityType = 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE'
