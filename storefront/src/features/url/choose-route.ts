import type { CmsPageFragment, ResolvePathQuery } from '../../graphql/generated/types.ts'

/** The entity at a path, according to the backend. */
export type RouteMatch =
  | { readonly kind: 'category'; readonly uid: string; readonly path: string }
  /** `url` is the backend's address of the product. */
  | { readonly kind: 'product'; readonly url: string; readonly uid: string; readonly sku: string }
  | { readonly kind: 'page'; readonly page: CmsPageFragment }
  /** `target` is a path of the shop without the language's prefix, or the address of another site. */
  | { readonly kind: 'redirect'; readonly target: string; readonly isPermanent: boolean }
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
  const direct = found.find(({ route }) => !isRedirect(route) || isSamePath(redirectTarget(route?.relative_url ?? '', suffixes), path))
  const { url, route } = direct ?? found[0] ?? {}
  if (!url || !route) return { kind: 'unknown' }
  if (!direct) return { kind: 'redirect', target: redirectTarget(route.relative_url ?? '', suffixes), isPermanent: route.redirect_code === 301 }
  return entity(url, route)
}

// oxlint-disable-next-line no-control-regex -- those are what it excludes
const OTHER_SITE = /^https?:\/\/[^\s\\/?#]+(?:[/?#][^\\\u0000-\u001f\u007f]*)?$/i

/**
 * The target of a redirect, encoded for a header: a merchant enters either a path of the shop or the whole address of another site.
 * Anything else that a browser might follow elsewhere, such as `//example.com`, is a path.
 */
function redirectTarget(relativeUrl: string, suffixes: readonly string[]): string {
  if (OTHER_SITE.test(relativeUrl) && URL.canParse(relativeUrl)) return headerSafe(relativeUrl)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(relativeUrl) ?? []
  return headerSafe(`/${withoutSuffix(path, suffixes).split('/').filter(Boolean).join('/')}${rest}`)
}

/** The backend's path is not encoded, except where a merchant has entered an escape. */
const headerSafe = (path: string): string => encodeURI(path.toWellFormed()).replaceAll(/%25(?=[\da-f]{2})/gi, '%')

/** Whether a target is the requested path, with any query. */
function isSamePath(target: string, path: string): boolean {
  const [pathname = ''] = target.split(/[?#]/, 1)
  return decoded(pathname) === `/${path}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function entity(url: string, route: Route): RouteMatch {
  if (route.__typename === 'CategoryTree') return { kind: 'category', uid: route.uid, path: route.url_path ?? '' }
  if ('sku' in route && route.sku) return { kind: 'product', url, uid: route.uid, sku: route.sku }
  if (route.__typename === 'CmsPage' && 'content' in route) return { kind: 'page', page: route }
  return { kind: 'unknown' }
}

const isRedirect = (route: Route | null): boolean => Boolean(route?.redirect_code)

export function withoutSuffix(path: string, suffixes: readonly string[]): string {
  const suffix = suffixes.find((candidate) => candidate && path.endsWith(candidate)) ?? ''
  return path.slice(0, path.length - suffix.length).replace(/^\/|\/$/g, '')
}
