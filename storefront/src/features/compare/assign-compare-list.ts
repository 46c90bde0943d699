import { send } from '../../graphql/browser.ts'
import { AssignCompareListToCustomerOperation } from '../../graphql/generated/compare.ts'
import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { keepCompareListUid, readCompareListUid } from './compare-list-uid.ts'

/**
 * What a guest compares goes with them into their account: into the list that is there already, or as the first. Where that
 * fails it is only logged, and the guest's list stays what it was.
 */
export async function assignCompareList({ compare_list }: CustomerFragment): Promise<void> {
  const guestsUid = readCompareListUid()
  const customersUid = guestsUid && guestsUid !== compare_list?.uid ? await assign(guestsUid) : undefined
  const uid = customersUid ?? compare_list?.uid
  if (uid) keepCompareListUid(uid)
}

async function assign(uid: string): Promise<string | undefined> {
  try {
    const { assignCompareListToCustomer } = await send(AssignCompareListToCustomerOperation, { uid })
    return assignCompareListToCustomer?.compare_list?.uid
  } catch (error) {
    logFailure('The compare list could not be brought along', error)
    return undefined
  }
}
