import type { ConsentAttributesQuery, SaveConsentsMutationVariables, MyConsentsQuery } from '../../graphql/generated/types.ts'
import { CONSENT_ATTRIBUTES, MARKETING_CONSENT, NEWSLETTER_CONSENT } from '../registration/consent-attributes.ts'
import { type ConsentRecord, readRecord, recordCode, writeRecord } from '../registration/consent-record.ts'

/** Without these there is no account. */
const REQUIRED: ReadonlySet<string> = new Set(Object.values(CONSENT_ATTRIBUTES))

export interface Consent {
  /** The attribute's, or that of the newsletter, whose consent is the subscription. */
  readonly code: string
  /** What the shop asks for now, in its own words; none for the newsletter. */
  readonly words: string | undefined
  readonly isRequired: boolean
  readonly isGiven: boolean
  /** Of the last change, where the shop keeps it. */
  readonly record: ConsentRecord | undefined
}

/** What can be withdrawn comes first. None where the shop keeps no consents in its accounts. */
export function readConsents({ customer, attributesForm }: ConsentAttributesQuery & MyConsentsQuery): Consent[] {
  const labels = new Map(attributesForm.items.flatMap((item) => (item ? [[String(item.code), item.label ?? undefined]] : [])))
  const values = new Map((customer?.custom_attributes ?? []).flatMap((attribute) => (attribute ? [[String(attribute.code), valueOf(attribute)]] : [])))
  const kept = [MARKETING_CONSENT, ...REQUIRED].filter((code) => labels.has(code))
  const consent = (code: string, isGiven: boolean): Consent => ({
    code,
    words: labels.get(code),
    isRequired: REQUIRED.has(code),
    isGiven,
    record: readRecord(values.get(recordCode(code)), isGiven),
  })
  const own = kept.map((code) => consent(code, values.get(code) === '1'))
  return own.length > 0 ? [consent(NEWSLETTER_CONSENT, customer?.is_subscribed ?? false), ...own] : []
}

type Value = NonNullable<NonNullable<NonNullable<MyConsentsQuery['customer']>['custom_attributes']>[number]>

function valueOf(attribute: Value): string | undefined {
  if (attribute.__typename === 'AttributeValue') return attribute.value
  return attribute.__typename === 'AttributeSelectedOptions' ? attribute.selected_options[0]?.value : undefined
}

export interface ConsentChange {
  readonly code: string
  readonly isGiven: boolean
  readonly words: string
}

/** The mutation's variables: each decision with its time and wording. */
export function changesInput(changes: readonly ConsentChange[], now: Date): SaveConsentsMutationVariables {
  const newsletter = changes.find(({ code }) => code === NEWSLETTER_CONSENT)
  const attributes = changes.flatMap(({ code, isGiven, words }) => [
    ...(code === NEWSLETTER_CONSENT ? [] : [{ attribute_code: code, value: isGiven ? '1' : '0' }]),
    { attribute_code: recordCode(code), value: writeRecord(isGiven, words, now) },
  ])
  return { ...(newsletter && { isSubscribed: newsletter.isGiven }), attributes }
}
