import type { ComparedProductsFragment } from '../../graphql/generated/types.ts'
import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, tellTabs } from '../../lib/tabs.ts'
import { keepCompareListUid, onCompareListUid, readCompareListUid } from './compare-list-uid.ts'

const CHANNEL = 'compared'
const NONE: readonly string[] = []

interface Compared {
  readonly listUid: string
  readonly productUids: readonly string[]
}

let compared: Compared | undefined
const listeners = createListeners((tell) => {
  const stops = [onTabMessage(CHANNEL, keep), onCompareListUid(tell)]
  return () => stops.forEach((stop) => stop())
})

/** The uids of the compared products: none without a list, undefined until this list has loaded. */
export function comparedProducts(): readonly string[] | undefined {
  const listUid = readCompareListUid()
  if (listUid === undefined) return NONE
  return compared?.listUid === listUid ? compared.productUids : undefined
}

/** Stores the visitor's list from an answer of the backend, and its uid in the cookie. */
export function setCompared({ uid, items }: ComparedProductsFragment): void {
  keep({ listUid: uid, productUids: (items ?? []).flatMap((item) => (item ? [item.product.uid] : [])) })
  tellTabs(CHANNEL, compared)
  keepCompareListUid(uid)
}

/** Subscribes to changes, also those of other tabs. */
export const onCompared = listeners.add

function keep(value: Compared): void {
  compared = value
  listeners.tell()
}
