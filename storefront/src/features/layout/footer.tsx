'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Brand } from '../../../brand/brand.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { FooterPage } from '../store/footer-pages.ts'
import type { ShopIdentity } from '../store/shop-identity.ts'
import { FooterContact } from './footer-contact.tsx'
import { aimedAt } from './language-link.tsx'
import type { MenuItem } from './menu-tree.ts'

const YEAR = String(new Date().getFullYear())

export interface FooterProps {
  readonly menu: readonly MenuItem[]
  readonly shop: ShopIdentity
  readonly pages: readonly FooterPage[]
  /** Whether the shop shows guests their orders. */
  readonly hasGuestOrders: boolean
  readonly brand: Brand | undefined
}

export function Footer({ menu, shop, pages, hasGuestOrders, brand }: FooterProps) {
  const t = useTranslations('common')
  const locale = useLocale()
  const description = t.has('footer.description') ? t('footer.description') : shop.description

  return (
    <footer className="overflow-hidden bg-tile">
      <div className="ridge relative h-[clamp(104px,12vw,200px)] bg-bg" aria-hidden>
        <div className="wind wind-ridge absolute inset-0 opacity-28" />
        <div className="wind wind-land absolute inset-0 text-tile" />
      </div>
      <div className="page">
        <div className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 py-12 lg:grid-cols-[5fr_4fr_3fr]">
          <div className="col-span-full grid content-start gap-3 lg:col-auto">
            <Logo name={shop.name} image={shop.logo} />
            {description && <p className="max-w-[34ch] text-soft">{description}</p>}
          </div>
          <nav aria-labelledby="footer-shop">
            <h2 id="footer-shop" className="mb-2 text-sm">
              {t('footer.shop')}
            </h2>
            <ul className="footer-links">
              {menu.map(({ href, name }) => (
                <li key={href}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
              <li>
                <Link href={localePath(locale, '/cart')}>{t('footer.cart')}</Link>
              </li>
              {hasGuestOrders && (
                <li>
                  <Link href={localePath(locale, '/find-order')}>{t('footer.orderStatus')}</Link>
                </li>
              )}
              <li>
                <Link href={localePath(locale, '/withdrawal')}>{t('footer.withdrawal')}</Link>
              </li>
            </ul>
          </nav>
          {pages.length > 0 && (
            <nav aria-labelledby="footer-pages">
              <h2 id="footer-pages" className="mb-2 text-sm">
                {t('footer.information')}
              </h2>
              <ul className="footer-links">
                {pages.map(({ href, name }) => (
                  <li key={href}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {brand?.contact?.phone && <FooterContact phone={brand.contact.phone} hours={brand.contact.hours?.[locale]} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2 text-xs text-mute">
          <span>{shop.copyright ?? t('footer.rights', { year: YEAR, shop: shop.name })}</span>
          <nav className="flex" aria-label={t('footer.languages')}>
            {LOCALES.length > 1 &&
              LOCALES.map((code) => (
                <Link
                  key={code}
                  className="grid min-h-11 min-w-11 place-items-center px-1.5 underline aria-[current]:no-underline"
                  href={localePath(code, '/')}
                  follow="document"
                  hrefLang={code}
                  lang={code}
                  aria-current={code === locale || undefined}
                  {...aimedAt(code)}
                >
                  <span className="inline-block first-letter:uppercase">
                    {new Intl.DisplayNames(code, { type: 'language' }).of(code)}
                  </span>
                </Link>
              ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}
