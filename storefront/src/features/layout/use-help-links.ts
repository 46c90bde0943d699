'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Brand } from '../../../brand/brand.ts'
import { localePath } from '../../i18n/paths.ts'
import { brandPath, localized } from '../store/brand-pages.ts'
import type { FooterLink } from './footer-column.tsx'

/** Not every backend has them. */
export type OptionalService = 'contactForm' | 'guestOrders' | 'newsletter'

/** The brand's help pages among those that every shop has. */
export function useHelpLinks(brand: Brand | undefined, missing: readonly OptionalService[]): FooterLink[] {
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
