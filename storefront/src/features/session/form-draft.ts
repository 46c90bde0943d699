import { clearSession, removeSession, readSession, writeSession } from '../../lib/session-storage.ts'

const PREFIX = 'draft:'
const SECRET = /password/i

/** Two customers may use the same tab, so each has their own drafts. */
const keysOf = (owner: string): string => `${PREFIX}${owner}:`
const keyOf = (form: string, owner: string): string => keysOf(owner) + form

/** The unsent input of a form in this tab, for the customer with this e-mail address. */
export const readDraft = <Values extends object>(form: string, owner: string): Partial<Values> | undefined => readSession(keyOf(form, owner))

/** Passwords are never stored. */
export function saveDraft(form: string, owner: string, values: object): void {
  writeSession(keyOf(form, owner), Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field))))
}

export const forgetDraft = (form: string, owner: string): void => removeSession(keyOf(form, owner))

/** For the end of a session: the customer continues after the next login. */
export const forgetAllButDrafts = (): void => clearSession((key) => key.startsWith(PREFIX))

/** For a login: deletes the drafts of other customers in this tab. */
export const forgetDraftsOfOthers = (owner: string): void =>
  clearSession((key) => !key.startsWith(PREFIX) || key.startsWith(keysOf(owner)))
