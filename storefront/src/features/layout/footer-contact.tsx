'use client'

import { useTranslations } from 'next-intl'

/** Where the shop can be rung up, which only a brand tells. */
export function FooterContact() {
  const t = useTranslations('common.footer')
  const phone = t('phone')
  return (
    <div>
      <h2 className="mb-2 text-sm">{t('contactTitle')}</h2>
      <a className="inline-flex min-h-11 items-center text-lg tabular-nums hover:underline" href={`tel:${phone.replace(/\s/g, '')}`}>
        {phone}
      </a>
      <p className="text-sm text-soft">{t('hours')}</p>
    </div>
  )
}
