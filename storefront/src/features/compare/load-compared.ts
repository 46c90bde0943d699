import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { ComparedProductsOperation } from '../../graphql/generated/compare.ts'
import type { ComparedProductsFragment } from '../../graphql/generated/types.ts'
import { keepTrying } from '../../lib/keep-trying.ts'
import { readCompareListUid, removeCompareListUid } from './compare-list-uid.ts'
import { comparedProducts, setCompared } from './compared.ts'

/** Finds out what the visitor compares, unless something else does first, and keeps trying while the shop is away. */
export const keepLoadingCompared = (): Promise<void> =>
  keepTrying('The compare list could not be loaded', loadCompared, () => comparedProducts() === undefined)

/** @throws ServerError */
export async function loadCompared(): Promise<void> {
  const uid = readCompareListUid()
  if (!uid || comparedProducts()) return
  const list = await ask(uid)
  // What has become known meanwhile is newer, and another list has yet to be asked for.
  if (readCompareListUid() !== uid || comparedProducts()) return loadCompared()
  if (list) setCompared(list)
  else removeCompareListUid()
}

/** A list that the shop does not know, or not as this visitor's, is none. */
async function ask(uid: string): Promise<ComparedProductsFragment | null> {
  try {
    return (await send(ComparedProductsOperation, { uid })).compareList
  } catch (error) {
    if (error instanceof StoreError) return null
    throw error
  }
}
