import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { Link } from '../../ui/link.tsx'
import { brandPath, localized } from './brand-pages.ts'
import { getBrand } from './shop-brand.ts'

/** Terms and privacy policy for a form. They open in a new window, so that the form keeps its input. */
export async function LegalLinks({ locale }: { locale: Locale }) {
  const [brand, t] = await Promise.all([getBrand(), getTranslations({ locale, namespace: 'common.footer' })])
  const pages = [brand?.legal?.terms, brand?.legal?.privacy].filter((page) => page !== undefined)
  if (pages.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 text-sm" aria-label={t('legal')}>
      {pages.map((page) => (
        <li key={localized(page.label, locale)}>
          <Link className="inline-flex min-h-11 min-w-11 items-center underline" href={brandPath(page, locale)} target="_blank" rel="noopener">
            {localized(page.label, locale)}
            <span className="sr-only"> {t('newWindow')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
