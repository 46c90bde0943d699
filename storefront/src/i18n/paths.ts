import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts'

/** The public path of a page: the default locale has no prefix. `path` begins with a slash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Splits a public path: `/pl/ksiazki` is `/ksiazki` in Polish. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2)
  if (first !== DEFAULT_LOCALE && isLocale(first)) return { locale: first, path: pathname.slice(first.length + 1) || '/' }
  return { locale: DEFAULT_LOCALE, path: pathname }
}
