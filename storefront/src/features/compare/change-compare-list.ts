import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import {
  AddProductsToCompareListOperation, CreateCompareListOperation, RemoveProductsFromCompareListOperation,
} from '../../graphql/generated/compare.ts'
import type { ComparedProductsFragment } from '../../graphql/generated/types.ts'
import { serialQueue } from '../../lib/serial-queue.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { readCompareListUid, removeCompareListUid } from './compare-list-uid.ts'
import { MAX_COMPARED } from './compare-limits.ts'
import { type CompareEvent, reportCompare } from './compare-events.ts'
import { comparedProducts, setCompared } from './compared.ts'
import { loadCompared } from './load-compared.ts'

const enqueue = serialQueue()

/** Adds a product to the visitor's compare list or removes it, and reports the result. */
export const toggleCompared = (uid: string, name: string): Promise<void> =>
  change(name, async () => {
    const now = await knownCompared()
    if (now.includes(uid)) return remove([uid])
    return now.length < MAX_COMPARED ? add([uid]) : 'full'
  })

/** Removes a product; called twice, it stays removed. */
export const removeCompared = (uid: string, name: string): Promise<void> =>
  change(name, async () => remove((await knownCompared()).filter((compared) => compared === uid)))

/** Removes all products from the list. */
export const clearCompared = (): Promise<void> => change('', async () => remove(await knownCompared()))

/** Replaces the products of the visitor's list. */
export const replaceCompared = (uids: readonly string[]): Promise<void> =>
  change('', async () => {
    const obsolete = (await knownCompared()).filter((uid) => !uids.includes(uid))
    await remove(obsolete)
    return add(uids)
  })

function change(name: string, act: () => Promise<CompareEvent['kind']>): Promise<void> {
  return enqueue(async () => {
    try {
      reportCompare({ kind: await act(), name })
    } catch (error) {
      logFailure('The compare list could not be changed', error)
      reportCompare({ kind: 'failed', name, failure: error })
    }
  })
}

async function knownCompared(): Promise<readonly string[]> {
  await loadCompared()
  return comparedProducts() ?? []
}

async function add(uids: readonly string[]): Promise<CompareEvent['kind']> {
  const products = uids.map(productId)
  const uid = readCompareListUid()
  const list = (uid && (await addTo(uid, products))) || (await send(CreateCompareListOperation, { products })).createCompareList
  store(list)
  return 'added'
}

/** @returns null if the backend has no such list for this visitor */
async function addTo(uid: string, products: string[]): Promise<ComparedProductsFragment | null> {
  try {
    return (await send(AddProductsToCompareListOperation, { uid, products })).addProductsToCompareList
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return null
  }
}

async function remove(uids: readonly string[]): Promise<CompareEvent['kind']> {
  const uid = readCompareListUid()
  if (!uid || uids.length === 0) return 'removed'
  try {
    store((await send(RemoveProductsFromCompareListOperation, { uid, products: uids.map(productId) })).removeProductsFromCompareList)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    // A list that no longer exists has no products either.
    removeCompareListUid()
  }
  return 'removed'
}

function store(list: ComparedProductsFragment | null): void {
  if (!list) throw new ServerError('CompareList', 'the answer has no list')
  setCompared(list)
}

/** Compare lists take Magento's numeric ids and silently ignore uids, which are the same ids in base64. */
export const productId = (uid: string): string => (/^\d+$/.test(uid) ? uid : atob(uid))
