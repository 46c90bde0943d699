'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '../../ui/button.tsx'
import { loginPath } from '../session/return-path.ts'

/** Only customers can review. After login the form is open again with the draft. */
export function LoginToReview() {
  const t = useTranslations('reviewForm')
  const locale = useLocale()
  return (
    <div className="grid justify-items-start gap-4">
      <output className="text-soft">{t('guest')}</output>
      {/* A whole page load: Next remembers a page that was entered at a fragment by both, and would lead back to it twice. */}
      <ButtonLink follow="document" href={loginPath(locale, `${location.pathname}${location.search}#write-review`)}>
        {t('logIn')}
      </ButtonLink>
    </div>
  )
}
