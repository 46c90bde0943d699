import 'server-only'
import { RegistrationAttributesOperation } from '../../graphql/generated/consents.since-2.4.7.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { CONSENT_ATTRIBUTES, type KeptConsent } from './consent-attributes.ts'

/**
 * The consents that the backend keeps; before Magento 2.4.7 it keeps none.
 * @throws when the backend does not say: the page would be kept, and registrations made from it without a trace of their consents
 */
export async function getKeptConsents(locale: Locale): Promise<KeptConsent[]> {
  const codes = await getAttributeCodes(locale)
  const consents = Object.keys(CONSENT_ATTRIBUTES) as KeptConsent[]
  return consents.filter((consent) => codes.has(CONSENT_ATTRIBUTES[consent]))
}

async function getAttributeCodes(locale: Locale): Promise<ReadonlySet<string>> {
  try {
    const { attributesForm } = await read(RegistrationAttributesOperation, {}, { locale, tags: ['customer-attributes'] })
    return new Set(attributesForm.items.flatMap((attribute) => attribute?.code ?? []))
  } catch (error) {
    if (error instanceof Error && error.message.includes('Cannot query field "attributesForm"')) return new Set()
    throw error
  }
}
