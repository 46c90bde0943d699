import { forgetSession, readSession, writeSession } from '../../lib/session-store.ts'

export interface ReviewDraft {
  /** The chosen value of each rating that the shop asks for. */
  ratings: string[]
  nickname: string
  summary: string
  text: string
}

const keyOf = (sku: string): string => `review:${sku}`

/** What was begun in this tab and not sent, so that neither a failure nor the way to the login loses a word. */
export const readDraft = (sku: string): Partial<ReviewDraft> | undefined => readSession(keyOf(sku))

export const keepDraft = (sku: string, draft: Partial<ReviewDraft>): void => writeSession(keyOf(sku), draft)

export const forgetDraft = (sku: string): void => forgetSession(keyOf(sku))
