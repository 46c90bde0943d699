import { localePath, splitLocale } from '../../i18n/paths.ts'
import type { Locale } from '../../i18n/locales.ts'

const PARAMETER = 'redirect'
/** Pages that are pointless after a login. */
const NO_TARGETS = new Set(['/login', '/register', '/forgot-password', '/customer/account/createPassword', '/customer/account/confirm'])
/** A placeholder origin: a safe path still has it after resolving. */
const HERE = 'http://shop.invalid'

/** The path of the login, which leads back to the given public path. */
export function loginPath(locale: Locale, returnPath?: string): string {
  return withReturnPath(localePath(locale, '/login'), returnPath)
}

/** Adds the return path to the path of an account form's page. */
export function withReturnPath(path: string, returnPath: string | undefined): string {
  return returnPath === undefined ? path : `${path}?${new URLSearchParams({ [PARAMETER]: returnPath }).toString()}`
}

/**
 * The return path in a login page's query, if it is a public path of this shop. An attacker can put any address into a link, so it is
 * parsed as a browser parses it and accepted only if it stays on this origin.
 */
export function readReturnPath(search: string): string | undefined {
  const requested = new URLSearchParams(search).get(PARAMETER)
  if (!requested?.startsWith('/') || !URL.canParse(requested, HERE)) return undefined
  const { origin, pathname, search: query, hash } = new URL(requested, HERE)
  const isOfShop = origin === HERE && !pathname.startsWith('//') && !pathname.startsWith('/api/')
  return isOfShop && isTarget(pathname) ? pathname + query + hash : undefined
}

/** The return path for a login from this page: the page itself, or on an account form's page the return path in its query. */
export function returnPathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  return isTarget(pathname) ? pathname + search : readReturnPath(search)
}

const isTarget = (pathname: string): boolean => !NO_TARGETS.has(splitLocale(pathname).path)
