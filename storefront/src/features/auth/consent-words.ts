import { createTranslator } from 'next-intl'
import type { Locale } from '../../i18n/locales.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import type { ConsentWords } from './consent-attributes.ts'

/** What the form that makes an account asks for, as its visitor reads it. Its words come late to a page that is about something else. */
export async function consentWords(): Promise<ConsentWords> {
  const locale = document.documentElement.lang as Locale
  const t = createTranslator({ locale, messages: await loadMessages(locale, ['register']) })
  return {
    statute: t('register.consents.statute'),
    personalData: t('register.consents.personalData'),
    newsletter: t.markup('register.consents.newsletter', { optional: () => '' }).trim(),
  }
}
