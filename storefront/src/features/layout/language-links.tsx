'use client'

import { useLocale } from 'next-intl'
import type { SyntheticEvent } from 'react'
import { LANGUAGES } from '../../i18n/languages.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath, splitLocale } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'

/**
 * Lead to this very page in the other languages. Their addresses are found when the visitor turns to a link: pages name
 * their counterparts in their head, which the header, shared by all pages, cannot know beforehand. Plain links, because
 * another language is another document.
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
      {...aimedAt(other)}
    >
      {other.toUpperCase()}
    </Link>
  ))
}

/** However the visitor turns to it: a click with the wheel is no click. */
export function aimedAt(locale: Locale) {
  const aim = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = counterpart(locale)
  }
  return { onPointerEnter: aim, onFocus: aim, onClick: aim }
}

/** The counterpart that the page names, otherwise the same route; filters mean the same in every language. */
function counterpart(locale: Locale): string {
  const named = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  // The visitor stays at the address that the shop was opened under.
  const path = named ? new URL(named.href).pathname : localePath(locale, splitLocale(location.pathname).path)
  return path + location.search
}
