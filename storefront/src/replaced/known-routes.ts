import { fulfillRouteCacheEntry, writeRouteIntoCache } from 'next/dist/client/components/segment-cache/cache'

type Tail<Parts extends readonly unknown[]> = Parts extends readonly [unknown, unknown, ...infer Rest] ? Rest : never
type Fulfil = typeof fulfillRouteCacheEntry
type Write = typeof writeRouteIntoCache
type Route = Tail<Parameters<Fulfil>>

/**
 * The router stores the routes that it is told of, and predicts none. Next's own compares an address with the folders of the app, which
 * never fit here: the page server rewrites each address, and most have no language in them.
 */
export function discoverKnownRoute(
  now: number,
  pathname: Parameters<Write>[1],
  search: Parameters<Write>[2],
  nextUrl: Parameters<Write>[3],
  pending: Parameters<Fulfil>[1] | null,
  ...route: Route
) {
  return pending ? fulfillRouteCacheEntry(now, pending, ...route) : writeRouteIntoCache(now, pathname, search, nextUrl, ...route)
}

export const matchKnownRoute = (): null => null
export const resetKnownRoutes = (): void => {}
