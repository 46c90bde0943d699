/** An element as a shopper finds it. JSON, because it is looked up in the page. */
export interface Target {
  readonly role?: string
  /** The accessible name. */
  readonly name?: string
  /** A part of the accessible name. */
  readonly namePart?: string
  /** The label of a field without a role, such as one for a password. */
  readonly label?: string
  /** A part of its text. */
  readonly text?: string
  /** Of a heading. */
  readonly level?: number
  readonly within?: Target
  /** Which one, if several match; negative from the end. */
  readonly nth?: number
}

type Place = Pick<Target, 'within' | 'nth' | 'text'>

export const button = (name: string, place: Place = {}): Target => ({ role: 'button', name, ...place })
export const link = (name: string, place: Place = {}): Target => ({ role: 'link', name, ...place })
export const dialog = (name: string): Target => ({ role: 'dialog', name })
export const field = (label: string, place: Place = MAIN_PLACE): Target => ({ label, ...place })

export const MAIN: Target = { role: 'main' }
export const BANNER: Target = { role: 'banner' }
export const TITLE: Target = { role: 'heading', level: 1 }
const MAIN_PLACE: Place = { within: MAIN }
