import { type DocumentNode, visit } from 'graphql'

/** Twice the longest field of a form. Texts are stored, and clients can then query them any number of times. */
const LONGEST = 10_000

export const TEXT_TOO_LONG = 'The text is too long. Shorten the text and try again.'

export function hasLongText(document: DocumentNode): boolean {
  let isLong = false
  visit(document, { StringValue: ({ value }) => void (isLong ||= value.length > LONGEST) })
  return isLong
}

/** Without recursion: variables in a query string may nest thousands of lists. */
export function hasLongTextIn(variables: object): boolean {
  const waiting: unknown[] = [variables]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && value.length > LONGEST) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) waiting.push(part)
  }
  return false
}
