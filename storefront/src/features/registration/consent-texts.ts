import { createTranslator } from 'next-intl'
import { loadMessages } from '../../messages/load-messages.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ConsentTexts } from './consent-attributes.ts'

/** The sentences of the registration's consents. Loaded on demand, because other pages than the registration need them too. */
export async function loadConsentTexts(): Promise<ConsentTexts> {
  const locale = document.documentElement.lang as Locale
  const t = createTranslator({ locale, messages: await loadMessages(locale, ['register']) })
  return {
    statute: t('register.consents.statute'),
    personalData: t('register.consents.personalData'),
    newsletter: t.markup('register.consents.newsletter', { optional: () => '' }).trim(),
  }
}
