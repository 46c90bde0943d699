'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'

/** For customers who ordered as guests. */
export function GuestOrderLink() {
  const t = useTranslations('dashboard')
  const locale = useLocale()
  return (
    <Link className={buttonStyle({ variant: 'text' })} href={localePath(locale, '/find-order')}>
      {t('guestOrder')}
    </Link>
  )
}
