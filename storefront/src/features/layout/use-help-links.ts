'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Brand } from '../../../brand/brand.ts'
import { localePath } from '../../i18n/paths.ts'
import { brandPath } from '../store/brand-path.ts'
import type { FooterLink } from './footer-column.tsx'

/** What the shop's backend does for shoppers who look for help. */
export interface ShopServices {
  readonly hasGuestOrders: boolean
  readonly hasContactForm: boolean
  readonly hasNewsletter: boolean
}

/** Where shoppers find help: what the brand has written, then what every shop does for them. */
export function useHelpLinks(brand: Brand | undefined, { hasGuestOrders, hasContactForm }: ShopServices): FooterLink[] {
  const t = useTranslations('common.footer')
  const locale = useLocale()
  return [
    ...(hasContactForm || brand?.contact ? [{ name: t('contactPage'), href: localePath(locale, '/contact') }] : []),
    ...(brand?.footer?.help ?? []).map((link) => ({ name: link.label[locale], href: brandPath(link, locale) })),
    { name: t('myOrders'), href: localePath(locale, '/dashboard/orders') },
    ...(hasGuestOrders ? [{ name: t('orderStatus'), href: localePath(locale, '/find-order') }] : []),
    { name: t('withdrawal'), href: localePath(locale, '/withdrawal') },
  ]
}
