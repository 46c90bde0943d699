import 'server-only'
import { RegistrationAttributesOperation } from '../../graphql/generated/consents.since-2.4.7.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type StoredConsent, storedConsentsOf } from './consent-attributes.ts'

/** @throws if the backend does not answer: otherwise the page would be cached, and registrations would store no consents */
export function getStoredConsents(locale: Locale): Promise<StoredConsent[]> {
  return storedConsentsOf(read(RegistrationAttributesOperation, {}, { locale, tags: ['customer-attributes'] }))
}
