import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import {
  AddProductsToCompareListOperation, CreateCompareListOperation, RemoveProductsFromCompareListOperation,
} from '../../graphql/generated/compare.ts'
import type { ComparedProductsFragment } from '../../graphql/generated/types.ts'
import { createTurn } from '../../lib/create-turn.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { readCompareListUid, removeCompareListUid } from './compare-list-uid.ts'
import { MOST_COMPARED } from './compare-limits.ts'
import { type CompareNews, tellCompare } from './compare-news.ts'
import { comparedProducts, setCompared } from './compared.ts'
import { loadCompared } from './load-compared.ts'
import { productId } from './product-id.ts'

const inTurn = createTurn()

/** Puts a product on the visitor's compare list or takes it off, and tells what became of it. */
export const toggleCompared = (uid: string, name: string): Promise<void> =>
  change(name, async () => {
    const now = await knownCompared()
    if (now.includes(uid)) return remove([uid])
    return now.length < MOST_COMPARED ? add([uid]) : 'full'
  })

/** Takes a product off the list; asked twice, it stays off. */
export const removeCompared = (uid: string, name: string): Promise<void> =>
  change(name, async () => remove((await knownCompared()).filter((compared) => compared === uid)))

/** Takes all that is compared off the list. */
export const clearCompared = (): Promise<void> => change('', async () => remove(await knownCompared()))

/** Makes these products the visitor's list, whatever was on it. */
export const replaceCompared = (uids: readonly string[]): Promise<void> =>
  change('', async () => {
    const unwanted = (await knownCompared()).filter((uid) => !uids.includes(uid))
    await remove(unwanted)
    return add(uids)
  })

function change(name: string, act: () => Promise<CompareNews['kind']>): Promise<void> {
  return inTurn(async () => {
    try {
      tellCompare({ kind: await act(), name })
    } catch (error) {
      logFailure('The compare list could not be changed', error)
      tellCompare({ kind: 'failed', name })
    }
  })
}

async function knownCompared(): Promise<readonly string[]> {
  await loadCompared()
  return comparedProducts() ?? []
}

async function add(uids: readonly string[]): Promise<CompareNews['kind']> {
  const products = uids.map(productId)
  const uid = readCompareListUid()
  const list = (uid && (await addTo(uid, products))) || (await send(CreateCompareListOperation, { products })).createCompareList
  keep(list)
  return 'added'
}

/** @returns nothing where the shop has no such list, or not for this visitor: then another is begun */
async function addTo(uid: string, products: string[]): Promise<ComparedProductsFragment | null> {
  try {
    return (await send(AddProductsToCompareListOperation, { uid, products })).addProductsToCompareList
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return null
  }
}

async function remove(uids: readonly string[]): Promise<CompareNews['kind']> {
  const uid = readCompareListUid()
  if (!uid || uids.length === 0) return 'removed'
  try {
    keep((await send(RemoveProductsFromCompareListOperation, { uid, products: uids.map(productId) })).removeProductsFromCompareList)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    // What the shop no longer has is off the list as well.
    removeCompareListUid()
  }
  return 'removed'
}

function keep(list: ComparedProductsFragment | null): void {
  if (!list) throw new ServerError('CompareList', 'no list came back')
  setCompared(list)
}
