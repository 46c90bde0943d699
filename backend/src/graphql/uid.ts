import { refused } from '../refusals/refusal.ts'

/** Magento's uid: base64 of the plain id, or of a path such as `configurable/93/52`. */
export const toUid = (plain: string | number): string => Buffer.from(String(plain)).toString('base64')

/** @throws graphql-input when it is not padded base64, such as a plain id */
export function fromUid(uid: string): string {
  const plain = Buffer.from(uid, 'base64')
  if (uid === '' || plain.toString('base64') !== uid) throw refused('request.uidIncorrect', { uid })
  return plain.toString()
}
