import type { ComparedProductsFragment } from '../../graphql/generated/types.ts'
import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, tellTabs } from '../../lib/tab-messages.ts'
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

/** The uids of what the visitor compares: none without a list, unknown until the shop has said so of this very list. */
export function comparedProducts(): readonly string[] | undefined {
  const listUid = readCompareListUid()
  if (listUid === undefined) return NONE
  return compared?.listUid === listUid ? compared.productUids : undefined
}

/** Takes what the shop says of the visitor's list; from now on it is this one. */
export function setCompared({ uid, items }: ComparedProductsFragment): void {
  keep({ listUid: uid, productUids: (items ?? []).flatMap((item) => (item ? [item.product.uid] : [])) })
  tellTabs(CHANNEL, compared)
  keepCompareListUid(uid)
}

/** Follows what is compared, what other tabs make of it included. */
export const onCompared = listeners.add

function keep(value: Compared): void {
  compared = value
  listeners.tell()
}
