import { type DocumentNode, visit } from 'graphql'

/** Twice the longest field of a form. Texts are stored, and clients can then query them any number of times. */
const MAX_TEXT_LENGTH = 10_000

export const TEXT_TOO_LONG = 'The text is too long. Shorten the text and try again.'

export function hasLongText(document: DocumentNode): boolean {
  let isLong = false
  visit(document, { StringValue: ({ value }) => void (isLong ||= value.length > MAX_TEXT_LENGTH) })
  return isLong
}

/** Without recursion: variables in a query string may nest thousands of lists. */
export function hasLongTextIn(variables: object): boolean {
  const pending: unknown[] = [variables]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) pending.push(part)
  }
  return false
}
