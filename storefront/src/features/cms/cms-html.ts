import 'server-only'
import sanitize from 'sanitize-html'
import { contentLink, isFile, isShopPath, KEEPS_DOWNLOAD, LINK_ATTRIBUTES } from '../../lib/content-link.ts'
import { contentPicture } from '../../lib/content-picture.ts'
import { cmsClass, readPageBuilder } from './page-builder.ts'

interface CmsHtmlOptions {
  /** The shop's own address for a link of the content; links to other sites are unchanged. */
  readonly hrefOf: (href: string) => string
  /** Origins that pictures may come from. */
  readonly imageHosts: readonly string[]
}

const ANCHOR = 'content-'
/** Page Builder writes each picture twice, for wide and for narrow screens; one responsive picture is enough. */
const PHONE_PICTURE = 'mobile_image'
const BLOCKS = ['blockquote', 'details', 'div', 'figcaption', 'figure', 'hr', 'section', 'summary']
const TEXT = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul', 'dl', 'dt', 'dd']
const PIXELS = /^[1-9]\d{0,3}$/
const TABLES = ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']

/**
 * CMS pages and blocks are written for Magento's theme, and editors may paste HTML from anywhere. Text, structure, links and pictures
 * are kept; scripts, styles, forms, frames and all classes but those of `cmsClass` are removed, and headings start below that of the
 * page. Anchors get a prefix, because the shop's page may have the same ids.
 */
export function cmsHtml(html: string, { hrefOf, imageHosts }: CmsHtmlOptions): string {
  const clean = sanitize(readPageBuilder(html), {
    allowedTags: [...BLOCKS, ...TEXT, ...TABLES, 'h2', 'h3', 'h4', 'img'],
    allowedAttributes: { '*': ['id', 'class'], a: LINK_ATTRIBUTES, img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'], td: ['colspan', 'rowspan'], th: ['scope', 'colspan', 'rowspan'] },
    ...KEEPS_DOWNLOAD,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      h1: 'h2', h5: 'h4', h6: 'h4',
      '*': (tagName, attribs) => ({ tagName: isTitle(tagName, attribs) ? 'h3' : tagName, attribs: ownAttributes(attribs) }),
      button: 'span',
      iframe: (tagName, { src = '' }) => film(src) ?? { tagName, attribs: {} },
      a: (tagName, attribs) => ({ tagName, attribs: contentLink(attribs, (href) => toAnchor(hrefOf(href))) }),
      img: (tagName, { src = '', alt = '', width = '', height = '', 'data-element': role }) => ({
        tagName,
        attribs: { ...(role !== PHONE_PICTURE && contentPicture(src, alt, imageHosts)), ...(PIXELS.test(width) && { width, ...(PIXELS.test(height) && { height }) }) },
      }),
    },
  })
  return scrollTables(clean).trim()
}

/**
 * Wraps wide tables in a scrollable, focusable region. The table itself must not scroll, because screen readers would no longer
 * announce it as a table.
 * @param html sanitised, so that tags are well formed
 */
export function scrollTables(html: string): string {
  return html
    .replaceAll(/<table\b[^>]*>(?:\s*<caption[^>]*>(.*?)<\/caption>)?/gs, (table, caption?: string) => `<div class="cms-table" tabindex="0"${nameOf(caption)}>${table}`)
    .replaceAll('</table>', '</table></div>')
}

function nameOf(caption = ''): string {
  const name = caption.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;').trim()
  return name && ` role="region" aria-label="${name}"`
}

/** Prefixes the anchor of a link to this page or another one of the shop. */
const toAnchor = (href: string): string => (isShopPath(href) && !isFile(href) ? href.replace('#', `#${ANCHOR}`) : href)

/** Headings of tabs and accordions, which need the scripts of Magento's theme and are always open here. */
const isTitle = (tagName: string, { 'data-role': role }: sanitize.Attributes): boolean =>
  tagName !== 'a' && (role === 'title' || role === 'trigger')

function ownAttributes(attribs: sanitize.Attributes): sanitize.Attributes {
  const { class: _, id, ...rest } = attribs
  const className = cmsClass(attribs)
  return { ...rest, ...(id && { id: ANCHOR + id }), ...(className && { class: className }) }
}

function film(src: string): sanitize.Tag | undefined {
  const href = filmLink(src)
  return href === undefined ? undefined : { tagName: 'a', attribs: { href }, text: href.replace(/^https:\/\/(www\.)?/, '') }
}

const WATCH: Readonly<Record<string, (id: string) => string>> = {
  'www.youtube.com': (id) => `https://www.youtube.com/watch?v=${id}`,
  'www.youtube-nocookie.com': (id) => `https://www.youtube.com/watch?v=${id}`,
  'player.vimeo.com': (id) => `https://vimeo.com/${id}`,
}

/** A link to the video of a frame: the frame itself would report each visitor of the page to another company. */
function filmLink(src: string): string | undefined {
  const address = src.startsWith('//') ? `https:${src}` : src
  if (!URL.canParse(address)) return undefined
  const { host, pathname } = new URL(address)
  const [, id] = /^\/(?:embed|video)\/([\w-]{1,64})$/.exec(pathname) ?? []
  return id !== undefined && Object.hasOwn(WATCH, host) ? WATCH[host]?.(id) : undefined
}
