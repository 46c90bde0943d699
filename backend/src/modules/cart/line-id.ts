import { refused } from '../../refusals/refusal.ts'
import { fromUid } from '../../graphql/uid.ts'

export interface NamedLine {
  readonly cart_item_id?: number | null | undefined
  readonly cart_item_uid?: string | null | undefined
}

/** @returns undefined when neither is given, or for 0, which Magento treats as missing */
export function readLineId({ cart_item_id: id, cart_item_uid: uid }: NamedLine): number | undefined {
  if (id && uid) throw refused('request.idAndUid', { id: 'cart_item_id', uid: 'cart_item_uid' })
  return (uid ? Number.parseInt(fromUid(uid), 10) : id) || undefined
}
