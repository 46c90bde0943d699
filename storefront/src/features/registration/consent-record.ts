export interface ConsentRecord {
  /** ISO 8601, in UTC. */
  readonly at: string
  /** The consent's sentence, as displayed to the customer. */
  readonly text: string
}

/**
 * Magento stores only whether a consent is given. A second customer attribute, if the shop has created it, stores the time and the
 * sentence; Magento ignores an attribute that does not exist.
 */
export const recordCode = (consentCode: string): string => `${consentCode}_record`

const STATES = { given: true, withdrawn: false } as const
const RECORD = /^(given|withdrawn) (\d{4}-\d\d-\d\dT[\d:.]+Z) (\S.*)$/s

export const writeRecord = (isGiven: boolean, text: string, at: Date): string => `${isGiven ? 'given' : 'withdrawn'} ${at.toISOString()} ${text}`

/** Undefined if the record's state is not the current one, which was then changed without a record. */
export function readRecord(record: string | undefined, isGiven: boolean): ConsentRecord | undefined {
  const [, state, at, text] = RECORD.exec(record ?? '') ?? []
  return at && text && STATES[state as keyof typeof STATES] === isGiven ? { at, text } : undefined
}
