import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CreateCustomerV2Operation } from '../../graphql/generated/register.ts'
import type { AttributeValueInput } from '../../graphql/generated/types.ts'
import { CONSENT_ATTRIBUTES, type ConsentWords, type KeptConsent, NEWSLETTER_CONSENT } from './consent-attributes.ts'
import { recordCode, writeRecord } from './consent-record.ts'
import type { Registration } from './registration-schema.ts'

/**
 * Creates the account. Consents that the backend does not store are not sent, because it refuses unknown attributes.
 * @throws StoreError, ServerError
 */
export async function registerCustomer(registration: Registration, keptConsents: readonly KeptConsent[], words: ConsentWords): Promise<void> {
  const { firstName, lastName, email, password, newsletter } = registration
  const attributes = keptConsents.length > 0 ? consentsOf(registration, keptConsents, words) : []
  const input = {
    firstname: firstName,
    lastname: lastName,
    email,
    password,
    is_subscribed: newsletter,
    ...(attributes.length > 0 && { custom_attributes: attributes }),
  }
  const { createCustomerV2 } = await sendChecked(CreateCustomerV2Operation, { input })
  if (!createCustomerV2?.customer) throw new ServerError(CreateCustomerV2Operation.name, 'no customer came back')
}

/** Each given consent with its record. */
function consentsOf(registration: Registration, keptConsents: readonly KeptConsent[], words: ConsentWords): AttributeValueInput[] {
  const now = new Date()
  const record = (code: string, sentence: string) => ({ attribute_code: recordCode(code), value: writeRecord(true, sentence, now) })
  const given = keptConsents.filter((consent) => registration[consent])
  return [
    ...given.flatMap((consent) => [{ attribute_code: CONSENT_ATTRIBUTES[consent], value: '1' }, record(CONSENT_ATTRIBUTES[consent], words[consent])]),
    ...(registration.newsletter && words.newsletter ? [record(NEWSLETTER_CONSENT, words.newsletter)] : []),
  ]
}
