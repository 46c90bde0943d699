'use client'

import { useTranslations } from 'next-intl'
import { dialledNumber } from '../store/dialled-number.ts'

/** Where the shop can be rung up, which only a brand tells. */
export function FooterContact({ phone, hours }: { phone: string; hours: string | undefined }) {
  const t = useTranslations('common.footer')
  return (
    <div>
      <h2 className="mb-2 text-sm">{t('contact')}</h2>
      <a className="inline-flex min-h-11 items-center text-lg tabular-nums hover:underline" href={`tel:${dialledNumber(phone)}`}>
        {phone}
      </a>
      {hours && <p className="text-sm text-soft">{hours}</p>}
    </div>
  )
}
