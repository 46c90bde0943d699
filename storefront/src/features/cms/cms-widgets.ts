import { decodeEntities } from '../../lib/plain-text.ts'

export type CmsPart =
  /** Not yet sanitised. */
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'products'; readonly urlKeys: readonly string[] }

interface WidgetOptions {
  /** The suffix of the backend's product addresses. */
  readonly suffix: string
  /** The most products in all widgets together. */
  readonly most: number
}

const LIST = /<(ol|ul)\b[^>]*\bclass=(?:"[^"]*\bproduct-items\b[^"]*"|'[^']*\bproduct-items\b[^']*')[^>]*>/i
const LINK = /<a\b[^>]*\bclass=["'][^"']*\bproduct-item-(?:link|photo)\b[^>]*>/gi

/**
 * Magento renders the widgets in its content for its own theme: a product list contains pictures, outdated prices and forms. Only
 * the linked products of such a list are kept, so that the shop renders them itself; everything else stays content.
 */
export function splitWidgets(html: string, { suffix, most }: WidgetOptions): CmsPart[] {
  const parts: CmsPart[] = []
  let left = most
  let rest = html
  for (let list = LIST.exec(rest); list; list = LIST.exec(rest)) {
    const end = endOfList(rest, list.index + list[0].length, list[1] ?? '')
    const urlKeys = linkedProducts(rest.slice(list.index, end), suffix).slice(0, left)
    left -= urlKeys.length
    parts.push({ kind: 'html', html: rest.slice(0, list.index) })
    if (urlKeys.length > 0) parts.push({ kind: 'products', urlKeys })
    rest = rest.slice(end)
  }
  return [...parts, { kind: 'html', html: rest }]
}

export const hasProductWidgets = (html: string): boolean => LIST.test(html)

/** The position after the tag that closes the list, or the end of the content if it is not closed. */
function endOfList(html: string, from: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'gi')
  tags.lastIndex = from
  let depth = 1
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  return html.length
}

function linkedProducts(list: string, suffix: string): string[] {
  const keys = [...list.matchAll(LINK)].map(([link]) => urlKeyOf(/\bhref=(?:"([^"]*)"|'([^']*)')/i.exec(link), suffix))
  return [...new Set(keys.filter((key) => key !== undefined))]
}

/** A product link may include a category; the last part of the path is the product's key. */
function urlKeyOf(href: RegExpExecArray | null, suffix: string): string | undefined {
  const address = decodeEntities(href?.[1] ?? href?.[2] ?? '').replace(/[?#].*$/s, '')
  const name = address.split('/').at(-1) ?? ''
  const key = suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
  return /^[\p{L}\p{N}_.~%-]{1,255}$/u.test(key) ? key : undefined
}
