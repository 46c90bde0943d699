'use client'

import { useLocale } from 'next-intl'
import type { SyntheticEvent } from 'react'
import { LANGUAGES } from '../../i18n/languages.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath, splitLocale } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'

/**
 * Links to this page in the other languages. The header is shared by all pages, so a link reads its address from the page's head once
 * the visitor reaches for it. Another language is another document, so the browser follows the link, not the router.
 */
export function LanguageLinks({ className }: { className: string }) {
  const locale = useLocale()
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <Link
      key={other}
      className={className}
      href={localePath(other, '/')}
      follow="document"
      hrefLang={other}
      lang={other}
      aria-label={LANGUAGES[other].switchLabel}
      {...counterpartHandlers(other)}
    >
      {other.toUpperCase()}
    </Link>
  ))
}

/** Event handlers that set a link's address. A middle click fires no click event, so they include hover and focus. */
export function counterpartHandlers(locale: Locale) {
  const setHref = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = counterpart(locale)
  }
  return { onPointerEnter: setHref, onFocus: setHref, onClick: setHref }
}

/** On a page of the catalogue or content, whose path depends on the language, or on the "not found" page. */
const HAS_OWN_PATH = 'link[rel="canonical"],.not-found-figure'

/**
 * The counterpart in the page's head. Without one, the same path if it is a screen that every language has, otherwise the home page.
 * Filters are the same in every language, so the query is kept.
 */
function counterpart(locale: Locale): string {
  const named = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  if (!named && document.querySelector(HAS_OWN_PATH)) return localePath(locale, '/')
  // Without the origin: the shop may have been opened at another one, such as localhost.
  const path = named ? new URL(named.href).pathname : localePath(locale, splitLocale(location.pathname).path)
  return path + location.search
}
