'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '../../ui/button.tsx'
import { loginPath } from '../session/return-path.ts'

/** Rating needs a customer. Whoever comes back from the login finds the form open, with what they had written. */
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
