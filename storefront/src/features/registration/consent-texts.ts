import { createTranslator } from 'next-intl'
import type { Locale } from '../../i18n/locales.ts'
import { loadMessages } from '../../messages/load-messages.ts'
import type { ConsentTexts } from './consent-attributes.ts'

/** The sentences of the registration's consents. Loaded on demand, because not only the registration page needs them. */
export async function loadConsentTexts(): Promise<ConsentTexts> {
  const locale = document.documentElement.lang as Locale
  const t = createTranslator({ locale, messages: await loadMessages(locale, ['register']) })
  return {
    statute: t.markup('register.consents.statute', { page: (name) => name }),
    personalData: t.markup('register.consents.personalData', { page: (name) => name }),
    newsletter: t.markup('register.consents.newsletter', { optional: () => '' }).trim(),
  }
}
