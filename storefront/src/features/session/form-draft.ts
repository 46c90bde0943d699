import { clearSession, moveSession, removeSession, readSession, writeSession } from '../../lib/session-storage.ts'

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

const OWNER = 'owner'
const parkedKey = (owner: string): string => keyOf('tab:', owner)

/** For the end of a session: the customer finds all that was entered in this tab after the next login, and nobody else does. */
export function parkSession(): void {
  const owner = readSession<string>(OWNER)
  moveSession((key) => {
    if (key === OWNER || key.startsWith(PREFIX)) return key
    return owner === undefined ? undefined : parkedKey(owner) + key
  })
}

/** For a login: restores what this customer left in the tab, and deletes what another one did. A guest becomes this customer. */
export function resumeSession(owner: string): void {
  const before = readSession<string>(OWNER)
  const isOther = before !== undefined && before !== owner
  clearSession((key) => key.startsWith(keysOf(owner)) || !(isOther || key.startsWith(PREFIX)))
  const parked = parkedKey(owner)
  moveSession((key) => (key.startsWith(parked) ? key.slice(parked.length) : key))
  writeSession(OWNER, owner)
}
