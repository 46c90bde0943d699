import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { AssignCompareListToCustomerOperation } from '../../graphql/generated/compare.ts'
import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { keepCompareListUid, readCompareListUid, removeCompareListUid } from './compare-list-uid.ts'

/**
 * Merges the guest's compare list into the customer's, or makes it the customer's first. A failure is only logged; a list that
 * the backend does not know as a guest's is forgotten.
 */
export async function assignCompareList({ compare_list }: CustomerFragment): Promise<void> {
  const guestsUid = readCompareListUid()
  const uid = guestsUid && guestsUid !== compare_list?.uid ? await assign(guestsUid, compare_list?.uid) : compare_list?.uid
  if (uid) keepCompareListUid(uid)
  else if (guestsUid) removeCompareListUid()
}

/** @returns the uid of the list to continue with */
async function assign(guestsUid: string, customersUid: string | undefined): Promise<string | undefined> {
  try {
    const { assignCompareListToCustomer } = await send(AssignCompareListToCustomerOperation, { uid: guestsUid })
    return assignCompareListToCustomer?.compare_list?.uid ?? customersUid
  } catch (error) {
    logFailure('The compare list could not be assigned to the customer', error)
    return error instanceof StoreError ? customersUid : guestsUid
  }
}
