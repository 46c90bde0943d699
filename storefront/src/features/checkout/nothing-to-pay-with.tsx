'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

export function NothingToPayWith() {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  return (
    <Notice kind="warning" title={t('none')}>
      <p>{t('noneHelp')}</p>
      <Link className="inline-flex min-h-11 items-center underline" href={localePath(locale, '/contact')}>
        {t('noneContact')}
      </Link>
    </Notice>
  )
}
