import { localePath, splitLocale } from '../../i18n/paths.ts'
import type { Locale } from '../../i18n/locales.ts'

const PARAMETER = 'redirect'
/** Whoever has just logged in has no business on these. */
const NO_TARGETS = new Set(['/login', '/register', '/forgot-password', '/customer/account/createPassword', '/customer/account/confirm'])
/** Of no consequence: what is resolved against it must not have left it. */
const HERE = 'http://shop.invalid'

/** The way to the login, and from there back to the public path given. */
export function loginPath(locale: Locale, returnPath?: string): string {
  return withReturnPath(localePath(locale, '/login'), returnPath)
}

/** Hands a return path on from one page about the login to another. */
export function withReturnPath(path: string, returnPath: string | undefined): string {
  return returnPath === undefined ? path : `${path}?${new URLSearchParams({ [PARAMETER]: returnPath }).toString()}`
}

/**
 * Where the address of a login says the visitor wanted to go: a public path of this shop, or nothing. Whoever sends a visitor a
 * link could write any address into it, so that it is read as a browser reads it and taken only if it stays here.
 */
export function readReturnPath(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(PARAMETER)
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return undefined
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE)
  const isOfShop = origin === HERE && !pathname.startsWith('//') && !pathname.startsWith('/api/')
  return isOfShop && isTarget(pathname) ? pathname + query + hash : undefined
}

/** The page that a visitor is on, to come back to after a login; from a page about the login itself, to where that one would lead. */
export function returnPathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  return isTarget(pathname) ? pathname + search : readReturnPath(search)
}

const isTarget = (pathname: string): boolean => !NO_TARGETS.has(splitLocale(pathname).path)
