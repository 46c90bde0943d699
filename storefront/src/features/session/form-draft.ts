import { clearSession, removeSession, readSession, writeSession } from '../../lib/session-storage.ts'

const PREFIX = 'draft:'
const SECRET = /password/i

/** Each customer has their own drafts: two may share a tab. */
const keysOf = (owner: string): string => `${PREFIX}${owner}:`
const keyOf = (form: string, owner: string): string => keysOf(owner) + form

/** The unsent input of a form in this tab, for the customer with this e-mail address. */
export const readDraft = <Values extends object>(form: string, owner: string): Partial<Values> | undefined => readSession(keyOf(form, owner))

/** Passwords are never stored. */
export function keepDraft(form: string, owner: string, values: object): void {
  writeSession(keyOf(form, owner), Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field))))
}

export const forgetDraft = (form: string, owner: string): void => removeSession(keyOf(form, owner))

/** For when a session has ended: its customer goes on after the next login. */
export const forgetAllButDrafts = (): void => clearSession((key) => key.startsWith(PREFIX))

/** For when a customer has logged in: what others had begun in this tab is not theirs. */
export const forgetDraftsOfOthers = (owner: string): void =>
  clearSession((key) => !key.startsWith(PREFIX) || key.startsWith(keysOf(owner)))
