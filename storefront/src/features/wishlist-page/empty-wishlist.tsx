'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function EmptyWishlist() {
  const t = useTranslations('dashboardWishlist.empty')
  const locale = useLocale()
  return (
    <div className="mb-8 grid justify-items-start gap-4">
      <p className="text-lg text-soft">{t('help')}</p>
      <ButtonLink variant="secondary" href={localePath(locale, '/')}>
        {t('action')}
      </ButtonLink>
    </div>
  )
}
