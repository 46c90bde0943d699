import { refused } from '../refusals/refusal.ts'

/** Magento's uid: base64 of the plain id, or of a path such as `configurable/93/52`. */
export const toUid = (plain: string | number): string => Buffer.from(String(plain)).toString('base64')

/** @throws graphql-input when it is not padded base64, such as a plain id */
export function fromUid(uid: string): string {
  if (uid === '' || Buffer.from(uid, 'base64').toString('base64') !== uid) throw refused('request.uidIncorrect', { uid })
  return decodeUid(uid)
}

/** For inputs in which Magento ignores a malformed uid: decodes as much as it can and never throws. */
export const decodeUid = (uid: string): string => Buffer.from(uid, 'base64').toString()
