'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { LegalPages } from '../../../brand/brand.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { brandPath, localized } from '../store/brand-pages.ts'
import { CookieSettings } from '../tracking/cookie-settings.tsx'
import { counterpartHandlers } from './language-links.tsx'

const LINK = 'inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 underline hover:text-text'

/** The last row: copyright, legal pages and languages. */
export function FooterEnd({ copyright, legal = {} }: { copyright: string; legal: LegalPages | undefined }) {
  const t = useTranslations('common.footer')
  const locale = useLocale()
  const pages = [legal.terms, legal.privacy, legal.cookies, legal.accessibility].filter((page) => page !== undefined)

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2 text-xs text-mute">
      <span className="py-3">{copyright}</span>
      {pages.length > 0 && (
        <nav aria-label={t('legal')}>
          <ul className="-mx-1.5 flex flex-wrap gap-x-3">
            {pages.map((page) => (
              <li key={localized(page.label, locale)}>
                <Link className={LINK} href={brandPath(page, locale)}>{localized(page.label, locale)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <CookieSettings />
      {LOCALES.length > 1 && (
        <nav className="-mx-1.5 flex" aria-label={t('languages')}>
          {LOCALES.map((code) => (
            <Link
              key={code}
              className={`${LINK} aria-[current]:no-underline`}
              href={localePath(code, '/')}
              follow="document"
              hrefLang={code}
              lang={code}
              aria-current={code === locale || undefined}
              {...counterpartHandlers(code)}
            >
              <span className="inline-block first-letter:uppercase">{new Intl.DisplayNames(code, { type: 'language' }).of(code)}</span>
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
