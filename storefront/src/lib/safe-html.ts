import 'server-only'
import sanitize from 'sanitize-html'

const TEXT = ['p', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'h3', 'h4', 'a']
const TAGS = [...TEXT, 'table', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * Sanitises HTML of the back office, where people paste from anywhere. Keeps semantic elements, removes scripts, styles, classes and
 * frames, and lowers headings below those of the page.
 */
export function safeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
  }).trim()
}
