import { plainText } from '../../lib/plain-text.ts'

const END_OF_BLOCK = /<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>/i

/** Splits an agreement's text or HTML into paragraphs of plain text. */
export function agreementParagraphs(content: string, isHtml: boolean): string[] {
  const parts = isHtml ? content.split(END_OF_BLOCK).map(plainText) : content.split(/\n+/)
  return parts.map((part) => part.trim()).filter(Boolean)
}
