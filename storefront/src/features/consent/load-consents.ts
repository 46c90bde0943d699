import { send } from '../../graphql/browser.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { ConsentAttributesOperation, MyConsentsOperation } from '../../graphql/generated/my-consents.since-2.4.7.ts'
import type { ConsentAttributesQuery } from '../../graphql/generated/types.ts'
import { isConsent } from '../registration/consent-attributes.ts'
import { type Consent, readConsents } from './consents.ts'

export interface MyConsents {
  readonly email: string
  /** None where the shop keeps none. */
  readonly consents: readonly Consent[]
}

const NONE: MyConsents = { email: '', consents: [] }

/**
 * Before Magento 2.4.7, a shop keeps none.
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
