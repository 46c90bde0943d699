export interface ConsentRecord {
  /** ISO 8601, in UTC. */
  readonly at: string
  /** The sentence that the customer agreed to, or withdrew from, as they read it. */
  readonly words: string
}

/**
 * Magento keeps of a consent whether it is given. When and to which words stands in a second attribute of the customer's, where the
 * shop has made one; what a shop has not, it passes over.
 */
export const recordCode = (consentCode: string): string => `${consentCode}_record`

const STATES = { given: true, withdrawn: false } as const
const RECORD = /^(given|withdrawn) (\d{4}-\d\d-\d\dT[\d:.]+Z) (\S.*)$/s

export const writeRecord = (isGiven: boolean, words: string, at: Date): string => `${isGiven ? 'given' : 'withdrawn'} ${at.toISOString()} ${words}`

/** Nothing where it is about another state than the present one: that was changed without it. */
export function readRecord(text: string | undefined, isGiven: boolean): ConsentRecord | undefined {
  const [, state, at, words] = RECORD.exec(text ?? '') ?? []
  return at && words && STATES[state as keyof typeof STATES] === isGiven ? { at, words } : undefined
}
