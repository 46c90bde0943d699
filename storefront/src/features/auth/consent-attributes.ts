import { lacksField } from '../../graphql/refusals/engine-words.ts'
import type { RegistrationAttributesQuery } from '../../graphql/generated/types.ts'
import type { Registration } from './registration-schema.ts'

/** What a backend may keep of the consents, by its own codes. The newsletter's is the subscription itself. */
export const CONSENT_ATTRIBUTES = {
  statute: 'consent_statute',
  personalData: 'consent_personal_data',
} as const satisfies Partial<Record<keyof Registration, string>>

/** What nobody has to agree to. */
export const MARKETING_CONSENT = 'consent_marketing'

/** Beside the subscription, for its record alone. */
export const NEWSLETTER_CONSENT = 'consent_newsletter'

export type KeptConsent = keyof typeof CONSENT_ATTRIBUTES

const CODES: readonly string[] = [...Object.values(CONSENT_ATTRIBUTES), MARKETING_CONSENT]
export const isConsent = (attributeCode: string): boolean => CODES.includes(attributeCode)

/** What a form has asked for, as its visitor has read it. */
export type ConsentWords = Readonly<Record<KeptConsent, string>> & { readonly newsletter?: string }

/**
 * The consents that the backend keeps; before Magento 2.4.7 it keeps none.
 * @throws when the backend does not say
 */
export async function keptConsentsOf(answer: Promise<RegistrationAttributesQuery>): Promise<KeptConsent[]> {
  const codes = await readCodes(answer)
  const consents = Object.keys(CONSENT_ATTRIBUTES) as KeptConsent[]
  return consents.filter((consent) => codes.has(CONSENT_ATTRIBUTES[consent]))
}

async function readCodes(answer: Promise<RegistrationAttributesQuery>): Promise<ReadonlySet<string>> {
  try {
    const { attributesForm } = await answer
    return new Set(attributesForm.items.flatMap((attribute) => attribute?.code ?? []))
  } catch (error) {
    if (lacksField(error, 'attributesForm')) return new Set()
    throw error
  }
}
