import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { CreateCustomerV2Operation } from '../../graphql/generated/register.ts'
import type { AttributeValueInput } from '../../graphql/generated/types.ts'
import { IncompleteAnswer } from '../auth/incomplete-answer.ts'
import { CONSENT_ATTRIBUTES, type ConsentTexts, NEWSLETTER_CONSENT, recordCode, type StoredConsent, writeRecord } from './consent-attributes.ts'
import type { Registration } from './registration-schema.ts'

/**
 * Creates the account. Consents that the backend does not store are not sent, because it refuses unknown attributes.
 * @throws StoreError, ServerError, IncompleteAnswer without a customer
 */
export async function registerCustomer(registration: Registration, storedConsents: readonly StoredConsent[], texts: ConsentTexts): Promise<void> {
  const { firstName, lastName, email, password, newsletter } = registration
  const attributes = storedConsents.length > 0 ? consentsOf(registration, storedConsents, texts) : []
  const input = {
    firstname: firstName,
    lastname: lastName,
    email,
    password,
    is_subscribed: newsletter,
    ...(attributes.length > 0 && { custom_attributes: attributes }),
  }
  const { createCustomerV2 } = await sendChecked(CreateCustomerV2Operation, { input }, { dispensable: ['createCustomerV2'] })
  if (!createCustomerV2?.customer) throw new IncompleteAnswer(CreateCustomerV2Operation.name, 'the answer has no customer')
}

/** Each given consent with its record. */
function consentsOf(registration: Registration, storedConsents: readonly StoredConsent[], texts: ConsentTexts): AttributeValueInput[] {
  const now = new Date()
  const record = (code: string, text: string) => ({ attribute_code: recordCode(code), value: writeRecord(true, text, now) })
  const given = storedConsents.filter((consent) => registration[consent])
  return [
    ...given.flatMap((consent) => [{ attribute_code: CONSENT_ATTRIBUTES[consent], value: '1' }, record(CONSENT_ATTRIBUTES[consent], texts[consent])]),
    ...(registration.newsletter && texts.newsletter ? [record(NEWSLETTER_CONSENT, texts.newsletter)] : []),
  ]
}
