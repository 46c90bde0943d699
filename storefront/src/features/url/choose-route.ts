import type { CmsPageFragment, ResolvePathQuery } from '../../graphql/generated/types.ts'

/** The entity at a path, according to the backend. */
export type RouteMatch =
  | { readonly kind: 'category'; readonly uid: string }
  /** `url` is the backend's address of the product. */
  | { readonly kind: 'product'; readonly url: string; readonly uid: string; readonly sku: string }
  | { readonly kind: 'page'; readonly page: CmsPageFragment }
  | { readonly kind: 'redirect'; readonly path: string; readonly isPermanent: boolean }
  | { readonly kind: 'unknown' }

export type Route = NonNullable<ResolvePathQuery['exact' | 'category' | 'product']>

interface Candidate {
  readonly url: string
  readonly route: Route | null
}

/** @param candidates the backend's routes for the unchanged path and for the path with each suffix, in order of preference */
export function chooseRoute(path: string, candidates: readonly Candidate[], suffixes: readonly string[]): RouteMatch {
  const found = candidates.filter(({ route }) => route !== null)
  // After a merchant changes the suffix, Magento redirects between the two spellings; here they are the same path.
  const direct = found.find(({ route }) => !isRedirect(route) || withoutSuffix(route?.relative_url ?? '', suffixes) === path)
  const { url, route } = direct ?? found[0] ?? {}
  if (!url || !route) return { kind: 'unknown' }
  if (!direct) {
    const target = withoutSuffix(route.relative_url ?? '', suffixes)
    return { kind: 'redirect', path: headerSafe(`/${target}`), isPermanent: route.redirect_code === 301 }
  }
  return entity(url, route)
}

/** The backend's path is not encoded and may contain the query of the request; a header must be ASCII. */
const headerSafe = (path: string): string => encodeURI(path.toWellFormed()).replaceAll('%25', '%')

function entity(url: string, route: Route): RouteMatch {
  if (route.__typename === 'CategoryTree') return { kind: 'category', uid: route.uid }
  if ('sku' in route && route.sku) return { kind: 'product', url, uid: route.uid, sku: route.sku }
  if (route.__typename === 'CmsPage' && 'content' in route) return { kind: 'page', page: route }
  return { kind: 'unknown' }
}

const isRedirect = (route: Route | null): boolean => Boolean(route?.redirect_code)

export function withoutSuffix(path: string, suffixes: readonly string[]): string {
  const suffix = suffixes.find((candidate) => candidate && path.endsWith(candidate)) ?? ''
  return path.slice(0, path.length - suffix.length).replace(/^\/|\/$/g, '')
}
