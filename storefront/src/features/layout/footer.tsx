'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Brand } from '../../../brand/brand.ts'
import { localePath } from '../../i18n/paths.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { Logo } from '../../ui/logo.tsx'
import { whenActive } from '../../ui/when-active.ts'
import { brandPath, localized } from '../store/brand-pages.ts'
import type { FooterPage } from '../store/footer-pages.ts'
import type { OptionalService } from '../store/optional-services.ts'
import type { ShopIdentity } from '../store/shop-identity.ts'
import { FooterColumn, FooterContact, type FooterLink } from './footer-columns.tsx'
import { FooterEnd } from './footer-end.tsx'
import { type PackedMenu, unpackMenu } from './packed-menu.ts'

const FooterNewsletter = withMessages(['newsletter', 'common'], () => import('./footer-newsletter.tsx').then((module) => module.FooterNewsletter))

/** Short pages show the footer immediately, so the newsletter form waits for the visitor's first activity. */
function FooterNewsletterSlot() {
  const [isActive, setActive] = useState(false)

  useEffect(() => whenActive(() => setActive(true)), [])

  return <div className="min-h-104 bg-bg lg:min-h-58">{isActive && <FooterNewsletter />}</div>
}

const YEAR = String(new Date().getFullYear())

export interface FooterProps {
  readonly menu: PackedMenu
  readonly shop: ShopIdentity
  /** Omitted if empty, since every page's payload contains the props. */
  readonly pages?: readonly FooterPage[]
  readonly missing?: readonly OptionalService[]
  readonly brand: Brand | undefined
}

function Footer({ menu, shop, pages = [], missing = [], brand }: FooterProps) {
  const t = useTranslations('common')
  const locale = useLocale()
  const description = t.has('footer.description') ? t('footer.description') : shop.description
  const help = useHelpLinks(brand, missing)

  return (
    <footer className="below-fold overflow-hidden bg-tile">
      {!missing.includes('newsletter') && <FooterNewsletterSlot />}
      {brand?.footer?.hasRidge && (
        <div className="relative h-[clamp(104px,12vw,200px)] bg-bg" aria-hidden>
          <div className="wind wind-ridge absolute inset-0 opacity-28" />
          <div className="wind wind-land absolute inset-0 text-tile" />
        </div>
      )}
      <div className="page">
        <div className="footer-columns gap-x-(--gutter) gap-y-8 py-12 md:grid-cols-4 lg:flex">
          <div className="col-span-full grid content-start gap-3 lg:grow-4 lg:basis-0">
            <Logo name={shop.name} image={shop.logo} />
            {description && <p className="max-w-[34ch] text-soft">{description}</p>}
          </div>
          <FooterColumn title={t('footer.shop')} links={unpackMenu(menu)} />
          <FooterColumn title={t('footer.help')} links={help} />
          {brand?.footer?.columns?.map(({ title, links }) => (
            <FooterColumn
              key={localized(title, locale)}
              title={localized(title, locale)}
              links={links.map((link) => ({ name: localized(link.label, locale), href: brandPath(link, locale) }))}
            />
          ))}
          <FooterColumn title={t('footer.information')} links={pages} />
          <FooterContact {...brand} />
        </div>
        <FooterEnd copyright={shop.copyright ?? t('footer.rights', { year: YEAR, shop: shop.name })} legal={brand?.legal} />
      </div>
    </footer>
  )
}

/** The brand's data is loaded with the footer, so that no page's HTML contains it. */
export async function loadFooter() {
  const { brand: name } = document.documentElement.dataset
  const brand = name ? await (await import('../../messages/load-brand.ts')).brandData(name) : undefined
  return (props: Omit<FooterProps, 'brand'>) => <Footer {...props} brand={brand} />
}

/** The help links of every shop, with the brand's own among them. */
function useHelpLinks(brand: Brand | undefined, missing: readonly OptionalService[]): FooterLink[] {
  const t = useTranslations('common.footer')
  const locale = useLocale()
  return [
    ...(!missing.includes('contactForm') || brand?.contact ? [{ name: t('contactPage'), href: localePath(locale, '/contact') }] : []),
    ...(brand?.footer?.help ?? []).map((link) => ({ name: localized(link.label, locale), href: brandPath(link, locale) })),
    { name: t('myOrders'), href: localePath(locale, '/dashboard/orders') },
    ...(missing.includes('guestOrders') ? [] : [{ name: t('orderStatus'), href: localePath(locale, '/find-order') }]),
    { name: t('withdrawal'), href: localePath(locale, '/withdrawal') },
  ]
}
