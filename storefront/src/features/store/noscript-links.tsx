import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { brandPages, brandPath, localized } from './brand-pages.ts'
import { getFooterPages } from './footer-pages.ts'
import { getBrand } from './shop-brand.ts'

/** The footer needs JavaScript. Without it, the home page, which every page links to, lists the help and legal pages. */
export async function NoscriptLinks({ locale }: { locale: Locale }) {
  const [brand, pages, t] = await Promise.all([getBrand(), getFooterPages(locale), getTranslations({ locale, namespace: 'common.footer' })])
  const links = [
    { name: t('contactPage'), href: localePath(locale, '/contact') },
    ...brandPages(brand ?? {}).map((page) => ({ name: localized(page.label, locale), href: brandPath(page, locale) })),
    ...pages,
    { name: t('withdrawal'), href: localePath(locale, '/withdrawal') },
  ]
  return (
    <noscript>
      <nav className="page mt-(--section)" aria-label={t('help')}>
        <ul className="footer-links flex flex-wrap gap-x-6 border-t border-line pt-4">
          {links.map(({ name, href }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
