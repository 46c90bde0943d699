import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { ComparedProductsOperation } from '../../graphql/generated/compare.ts'
import type { ComparedProductsFragment } from '../../graphql/generated/types.ts'
import { retry } from '../../lib/retry.ts'
import { readCompareListUid, removeCompareListUid } from './compare-list-uid.ts'
import { comparedProducts, setCompared } from './compared.ts'

/** Loads the visitor's compared products and retries while the backend is unreachable, until they are known. */
export const keepLoadingCompared = (): Promise<void> =>
  retry('The compare list could not be loaded', loadCompared, () => comparedProducts() === undefined)

/** @throws ServerError */
export async function loadCompared(): Promise<void> {
  const uid = readCompareListUid()
  if (!uid || comparedProducts()) return
  const list = await fetchList(uid)
  // A list stored meanwhile is newer, and a list that replaced this one is not loaded yet.
  if (readCompareListUid() !== uid || comparedProducts()) return loadCompared()
  if (list) setCompared(list)
  else removeCompareListUid()
}

/** @returns null for a list that does not exist or is not this visitor's */
async function fetchList(uid: string): Promise<ComparedProductsFragment | null> {
  try {
    return (await send(ComparedProductsOperation, { uid })).compareList
  } catch (error) {
    if (error instanceof StoreError) return null
    throw error
  }
}
