import type { ComparedProductsFragment } from '../../graphql/generated/types.ts'
import { createStore } from '../../lib/visitor-store.ts'
import { keepCompareListUid, onCompareListUid, readCompareListUid } from './compare-list-uid.ts'

const NONE: readonly string[] = []

interface Compared {
  readonly listUid: string
  readonly productUids: readonly string[]
}

const store = createStore<Compared | undefined>(() => undefined, 'compared', onCompareListUid)

/** The uids of the compared products: none without a list, undefined until this list has loaded. */
export function comparedProducts(): readonly string[] | undefined {
  const listUid = readCompareListUid()
  if (listUid === undefined) return NONE
  const compared = store.get()
  return compared?.listUid === listUid ? compared.productUids : undefined
}

/** Stores the visitor's list from an answer of the backend, and its uid in the cookie. */
export function setCompared({ uid, items }: ComparedProductsFragment): void {
  store.share({ listUid: uid, productUids: (items ?? []).flatMap((item) => (item ? [item.product.uid] : [])) })
  keepCompareListUid(uid)
}

/** Subscribes to changes, also those of other tabs. */
export const onCompared = store.subscribe
