import 'server-only'
import { RegistrationAttributesOperation } from '../../graphql/generated/consents.since-2.4.7.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type KeptConsent, keptConsentsOf } from './consent-attributes.ts'

/** @throws when the backend does not say: the page would be kept, and registrations made from it without a trace of their consents */
export function getKeptConsents(locale: Locale): Promise<KeptConsent[]> {
  return keptConsentsOf(read(RegistrationAttributesOperation, {}, { locale, tags: ['customer-attributes'] }))
}
