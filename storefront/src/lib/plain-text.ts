import { decodeEntities } from './decode-entities.ts'

/** The words of a piece of HTML, on one line. Only ever shown as text: this is no sanitiser. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
