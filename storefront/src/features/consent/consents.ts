import { send } from '../../graphql/browser.ts'
import { ConsentAttributesOperation, MyConsentsOperation } from '../../graphql/generated/my-consents.since-2.4.7.ts'
import type { ConsentAttributesQuery, MyConsentsQuery, SaveConsentsMutationVariables } from '../../graphql/generated/types.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import type { Locale } from '../../i18n/locales.ts'
import {
  CONSENT_ATTRIBUTES, type ConsentRecord, isConsent, MARKETING_CONSENT, NEWSLETTER_CONSENT, readRecord, recordCode, writeRecord,
} from '../registration/consent-attributes.ts'
import { shopDay } from '../store/shop-day.ts'

export interface Consent {
  /** The attribute's; `consent_newsletter` stands for the subscription. */
  readonly code: string
  /** The shop's current label; undefined for the newsletter. */
  readonly label: string | undefined
  readonly isRequired: boolean
  readonly isGiven: boolean
  /** Of the last change, if the shop stores records. */
  readonly record: ConsentRecord | undefined
}

/** A required consent can only be withdrawn by deleting the account. */
export const isLocked = ({ isRequired, isGiven }: Consent): boolean => isRequired && isGiven

interface MyConsents {
  readonly email: string
  /** Empty if the shop stores none. */
  readonly consents: readonly Consent[]
}

const NONE: MyConsents = { email: '', consents: [] }

/**
 * Magento before 2.4.7 stores none.
 * @throws StoreError, ServerError
 */
export async function loadConsents(): Promise<MyConsents> {
  const attributes = await readAttributes()
  if (!attributes) return NONE
  const { customer } = await send(MyConsentsOperation, {})
  return { email: customer?.email ?? '', consents: readConsents({ ...attributes, customer }) }
}

async function readAttributes(): Promise<ConsentAttributesQuery | undefined> {
  try {
    const attributes = await send(ConsentAttributesOperation, {})
    return attributes.attributesForm.items.some((item) => isConsent(String(item?.code))) ? attributes : undefined
  } catch (error) {
    if (lacksField(error, 'attributesForm')) return undefined
    throw error
  }
}

/** Every account requires these. */
const REQUIRED: ReadonlySet<string> = new Set(Object.values(CONSENT_ATTRIBUTES))

/** Optional consents come first. Empty if the shop stores no consents. */
export function readConsents({ customer, attributesForm }: ConsentAttributesQuery & MyConsentsQuery): Consent[] {
  const labels = new Map(attributesForm.items.flatMap((item) => (item ? [[String(item.code), item.label ?? undefined]] : [])))
  const values = new Map((customer?.custom_attributes ?? []).flatMap((attribute) => (attribute ? [[String(attribute.code), valueOf(attribute)]] : [])))
  const codes = [MARKETING_CONSENT, ...REQUIRED].filter((code) => labels.has(code))
  const consent = (code: string, isGiven: boolean): Consent => ({
    code,
    label: labels.get(code),
    isRequired: REQUIRED.has(code),
    isGiven,
    record: readRecord(values.get(recordCode(code)), isGiven),
  })
  const stored = codes.map((code) => consent(code, values.get(code) === '1'))
  return stored.length > 0 ? [consent(NEWSLETTER_CONSENT, customer?.is_subscribed ?? false), ...stored] : []
}

type Value = NonNullable<NonNullable<NonNullable<MyConsentsQuery['customer']>['custom_attributes']>[number]>

function valueOf(attribute: Value): string | undefined {
  if (attribute.__typename === 'AttributeValue') return attribute.value
  return attribute.__typename === 'AttributeSelectedOptions' ? attribute.selected_options[0]?.value : undefined
}

interface ConsentChange {
  readonly code: string
  readonly isGiven: boolean
  readonly text: string
}

/** The mutation's variables: each decision with its time and wording. */
export function changesInput(changes: readonly ConsentChange[], now: Date): SaveConsentsMutationVariables {
  const newsletter = changes.find(({ code }) => code === NEWSLETTER_CONSENT)
  const attributes = changes.flatMap(({ code, isGiven, text }) => [
    ...(code === NEWSLETTER_CONSENT ? [] : [{ attribute_code: code, value: isGiven ? '1' : '0' }]),
    { attribute_code: recordCode(code), value: writeRecord(isGiven, text, now) },
  ])
  return { ...(newsletter && { isSubscribed: newsletter.isGiven }), attributes }
}

/** The day of a consent's last change in the shop's time zone. */
export const consentDay = ({ at }: ConsentRecord, locale: Locale, timeZone: string | undefined): string => shopDay(at.replace('Z', ''), locale, timeZone)
