'use client'

import { useTranslations } from 'next-intl'
import { ConsentBox } from './consent-box.tsx'

/** The consents that no account is made without. */
export function AccountConsents() {
  const t = useTranslations('register')
  return (
    <fieldset>
      <legend className="sr-only">{t('consents.title')}</legend>
      <ConsentBox consent="statute" />
      <ConsentBox consent="personalData" />
    </fieldset>
  )
}
