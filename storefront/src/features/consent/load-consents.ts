import { send } from '../../graphql/browser.ts'
import { lacksField } from '../../graphql/refusals/engine-words.ts'
import { MyConsentsOperation } from '../../graphql/generated/my-consents.since-2.4.7.ts'
import { type Consent, readConsents } from './consents.ts'

export interface MyConsents {
  readonly email: string
  /** None where the shop keeps none. */
  readonly consents: readonly Consent[]
}

/**
 * Before Magento 2.4.7, a shop keeps none.
 * @throws StoreError, ServerError
 */
export async function loadConsents(): Promise<MyConsents> {
  try {
    const answer = await send(MyConsentsOperation, {})
    return { email: answer.customer?.email ?? '', consents: readConsents(answer) }
  } catch (error) {
    if (lacksField(error, 'attributesForm') || lacksField(error, 'custom_attributes')) return { email: '', consents: [] }
    throw error
  }
}
