import { forgetAllOfSession, forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'

const PREFIX = 'draft:'
const SECRET = /password/i

/** By whom, so that nobody sees what somebody else has typed in the same tab. */
const keysOf = (owner: string): string => `${PREFIX}${owner}:`
const keyOf = (form: string, owner: string): string => keysOf(owner) + form

/** What a customer, known by the e-mail address, has typed in a form of this tab and not yet sent. */
export const readDraft = <Values extends object>(form: string, owner: string): Partial<Values> | undefined => readSession(keyOf(form, owner))

/** Passwords are kept nowhere. */
export function keepDraft(form: string, owner: string, values: object): void {
  writeSession(keyOf(form, owner), Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field))))
}

export const forgetDraft = (form: string, owner: string): void => forgetSession(keyOf(form, owner))

/** For when a session has ended: its customer goes on after the next login. */
export const forgetAllButDrafts = (): void => forgetAllOfSession((key) => key.startsWith(PREFIX))

/** For when a customer has logged in: what others had begun in this tab is not theirs. */
export const forgetDraftsOfOthers = (owner: string): void =>
  forgetAllOfSession((key) => !key.startsWith(PREFIX) || key.startsWith(keysOf(owner)))
