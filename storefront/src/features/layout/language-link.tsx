'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { SyntheticEvent } from 'react'
import { Link } from '../../ui/link.tsx'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { localePath, splitLocale } from '../../i18n/paths.ts'

/**
 * Leads to this very page in the other language. Its address is found when the visitor turns to the link: pages name
 * their counterpart in their head, which the header, shared by all pages, cannot know beforehand. A plain link, because
 * another language is another document.
 */
export function LanguageLink({ className }: { className: string }) {
  const t = useTranslations('header.language')
  const locale = useLocale()
  const other = LOCALES.find((candidate) => candidate !== locale)
  if (!other) return null

  return (
    <Link
      className={className}
      href={localePath(other, '/')}
      follow="document"
      hrefLang={other}
      lang={other}
      aria-label={t('label')}
      {...aimedAt(other)}
    >
      {t('code')}
    </Link>
  )
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
