/** A line of a shop's message to a buyer. The label of an address names its link; without one, the address does. */
export type MessageLine = readonly MessagePart[]
type MessagePart = string | { readonly href: string; readonly text: string }

const LABELLED = /^(?<label>[^:]{1,200}(?::[^:/]{1,200})*): (?<href>https?:\/\/\S+)$/i
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/i

/** The lines of a message, in which addresses of the web are links: a shop tells where a parcel or a file is. */
export const messageLines = (text: string): readonly MessageLine[] => text.split(/\r?\n/).map(lineOf)

function lineOf(line: string): MessageLine {
  const { label, href } = LABELLED.exec(line.trim())?.groups ?? {}
  if (label && href) return [{ href, text: label }]
  // A capture stays in the result, so every second part is an address.
  return line.split(new RegExp(ADDRESS, 'gi')).map((text, index) => (index % 2 === 1 ? { href: text, text } : text)).filter((part) => part !== '')
}

/** Magento's address of a bought file. A guest has no other list of them than the shop's message. */
export const isFile = (href: string): boolean => href.includes('/downloadable/download/link/id/')

export const hasFiles = (text: string): boolean => messageLines(text).flat().some((part) => typeof part !== 'string' && isFile(part.href))
