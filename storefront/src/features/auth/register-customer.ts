import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CreateCustomerV2Operation } from '../../graphql/generated/register.ts'
import { CONSENT_ATTRIBUTES, type KeptConsent } from './consent-attributes.ts'
import type { Registration } from './registration-schema.ts'

/**
 * Makes the account. Consents that the backend does not keep are not sent: what it does not know, it refuses.
 * @throws StoreError, ServerError
 */
export async function registerCustomer(registration: Registration, keptConsents: readonly KeptConsent[]): Promise<void> {
  const { firstName, lastName, email, password, newsletter } = registration
  const attributes = keptConsents.map((consent) => ({
    attribute_code: CONSENT_ATTRIBUTES[consent],
    value: registration[consent] ? '1' : '0',
  }))
  const input = {
    firstname: firstName,
    lastname: lastName,
    email,
    password,
    is_subscribed: newsletter,
    ...(attributes.length > 0 && { custom_attributes: attributes }),
  }
  const { createCustomerV2 } = await send(CreateCustomerV2Operation, { input })
  if (!createCustomerV2?.customer) throw new ServerError(CreateCustomerV2Operation.name, 'no customer came back')
}
