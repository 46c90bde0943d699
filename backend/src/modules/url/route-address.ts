/** How `route` answers in RoutableInterface's own fields; anything not reached by `route` has none. */
export interface RouteAddress {
  readonly relativeUrl: string
  readonly redirectCode: number
  readonly type: 'CATEGORY' | 'PRODUCT'
}
