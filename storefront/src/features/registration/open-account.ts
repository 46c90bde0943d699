import { send } from '../../graphql/browser.ts'
import { RegistrationAttributesOperation } from '../../graphql/generated/consents.since-2.4.7.ts'
import { type ConsentTexts, storedConsentsOf } from './consent-attributes.ts'
import { type OpenedAccount, openOnce } from './open-once.ts'
import { registerCustomer } from './register-customer.ts'
import type { Registration } from './registration-schema.ts'

/**
 * Creates an account with an order and logs in, like `openOnce`.
 * @param loadTexts the sentences of the consents (consent-texts.ts)
 * @param onMergeError receives the error if the carts cannot be merged; by default it is shown to the visitor
 */
export function openAccount(person: Omit<Registration, 'newsletter'>, loadTexts: () => Promise<ConsentTexts>, onMergeError?: (error: unknown) => void): Promise<OpenedAccount> {
  const create = async () => {
    const [storedConsents, texts] = await Promise.all([storedConsentsOf(send(RegistrationAttributesOperation, {})), loadTexts()])
    await registerCustomer({ ...person, newsletter: false }, storedConsents, texts)
  }
  return openOnce(person, create, onMergeError)
}
