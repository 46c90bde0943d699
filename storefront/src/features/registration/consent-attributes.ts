import type { RegistrationAttributesQuery } from '../../graphql/generated/types.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import type { Registration } from './registration-schema.ts'

/** The customer attributes in which a backend may store consents. The newsletter's consent is the subscription itself. */
export const CONSENT_ATTRIBUTES = {
  statute: 'consent_statute',
  personalData: 'consent_personal_data',
} as const satisfies Partial<Record<keyof Registration, string>>

/** Optional consent. */
export const MARKETING_CONSENT = 'consent_marketing'

/** Only for the record of the newsletter's consent. */
export const NEWSLETTER_CONSENT = 'consent_newsletter'

export type StoredConsent = keyof typeof CONSENT_ATTRIBUTES

const CODES: readonly string[] = [...Object.values(CONSENT_ATTRIBUTES), MARKETING_CONSENT]
export const isConsent = (attributeCode: string): boolean => CODES.includes(attributeCode)

/** The sentences of a form's consents, as displayed. */
export type ConsentTexts = Readonly<Record<StoredConsent, string>> & { readonly newsletter?: string }

/**
 * The consents that the backend stores; none before Magento 2.4.7.
 * @throws if the backend does not answer
 */
export async function storedConsentsOf(answer: Promise<RegistrationAttributesQuery>): Promise<StoredConsent[]> {
  const codes = await readCodes(answer)
  const consents = Object.keys(CONSENT_ATTRIBUTES) as StoredConsent[]
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

export interface ConsentRecord {
  /** ISO 8601, in UTC. */
  readonly at: string
  /** The consent's sentence, as displayed to the customer. */
  readonly text: string
}

/**
 * Magento stores only whether a consent is given. A second customer attribute, if the shop has created it, stores the time and the
 * sentence; Magento ignores an attribute that does not exist.
 */
export const recordCode = (consentCode: string): string => `${consentCode}_record`

const STATES = { given: true, withdrawn: false } as const
const RECORD = /^(given|withdrawn) (\d{4}-\d\d-\d\dT[\d:.]+Z) (\S.*)$/s

export const writeRecord = (isGiven: boolean, text: string, at: Date): string => `${isGiven ? 'given' : 'withdrawn'} ${at.toISOString()} ${text}`

/** Undefined if the record's state is not the current one, which was then changed without a record. */
export function readRecord(record: string | undefined, isGiven: boolean): ConsentRecord | undefined {
  const [, state, at, text] = RECORD.exec(record ?? '') ?? []
  return at && text && STATES[state as keyof typeof STATES] === isGiven ? { at, text } : undefined
}
