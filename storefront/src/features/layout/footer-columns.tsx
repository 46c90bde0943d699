'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Brand } from '../../../brand/brand.ts'
import { Link } from '../../ui/link.tsx'
import { localized } from '../store/brand-pages.ts'
import { dialledNumber } from '../store/contact-links.tsx'

export interface FooterLink {
  readonly name: string
  readonly href: string
}

export function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav className="lg:grow-2 lg:basis-0" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm">{title}</h2>
      <ul className="footer-links">
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The brand's phone number and social media. */
export function FooterContact({ contact = {}, social = [] }: Pick<Brand, 'contact' | 'social'>) {
  const t = useTranslations('common.footer')
  const locale = useLocale()
  const { phone, hours } = contact
  if (!phone && social.length === 0) return null
  return (
    <div className="lg:grow-3 lg:basis-0">
      <h2 className="mb-2 text-sm">{t(phone ? 'contact' : 'social')}</h2>
      {phone && (
        <a className="inline-flex min-h-11 items-center text-lg tabular-nums hover:underline" href={`tel:${dialledNumber(phone)}`}>
          {phone}
        </a>
      )}
      {phone && hours && <p className="text-sm text-soft">{localized(hours, locale)}</p>}
      {social.length > 0 && (
        <ul className="footer-links mt-3 flex flex-wrap gap-x-4" aria-label={t('social')}>
          {social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="sr-only"> {t('newWindow')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
