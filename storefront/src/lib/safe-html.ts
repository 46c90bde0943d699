import 'server-only'
import sanitize from 'sanitize-html'
import { contentLink, KEEPS_DOWNLOAD, LINK_ATTRIBUTES } from './content-link.ts'
import { contentPicture } from './content-picture.ts'

const TEXT = ['p', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'h3', 'h4', 'a']
const TAGS = [...TEXT, 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img']

const PIXELS = /^[1-9]\d{0,3}$/

/**
 * Sanitises HTML of the back office, where people paste from anywhere. Keeps semantic elements and pictures, removes scripts, styles,
 * classes and frames, and lowers headings below those of the page.
 * @param imageHosts origins that pictures may come from
 * @param hrefOf the shop's own address for a link
 */
export function safeHtml(html: string, imageHosts: readonly string[], hrefOf = (href: string) => href): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: LINK_ATTRIBUTES, th: ['scope'], img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'] },
    ...KEEPS_DOWNLOAD,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4',
      a: (tagName, attribs) => ({ tagName, attribs: contentLink(attribs, hrefOf) }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        // Only both of them reserve the picture's place.
        attribs: { ...contentPicture(src, alt, imageHosts), ...(PIXELS.test(width) && PIXELS.test(height) && { width, height }) },
      }),
    },
  }).trim()
}
