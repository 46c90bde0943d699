import 'server-only'
import sanitize from 'sanitize-html'
import { cmsLook } from './cms-looks.ts'
import { filmLink } from './film-link.ts'
import { imageSources } from './image-sources.ts'
import { readPageBuilder } from './page-builder.ts'
import { scrollTables } from './scroll-tables.ts'

interface CmsHtmlOptions {
  /** The shop's own address for a link of the content; the link as it is where it leads elsewhere. */
  readonly hrefOf: (href: string) => string
  /** Origins that pictures may come from. */
  readonly imageHosts: readonly string[]
}

const ANCHOR = 'content-'
/** Page Builder writes a picture twice, for wide and for narrow screens; one that fits its place is enough. */
const PHONE_PICTURE = 'mobile_image'
const BLOCKS = ['blockquote', 'details', 'div', 'figcaption', 'figure', 'hr', 'section', 'summary']
const TEXT = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul', 'dl', 'dt', 'dd']
const TABLES = ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']

/**
 * Pages and blocks are written for the theme of another storefront, by people who may paste from anywhere. Their words, structure,
 * links and pictures stay; scripts, styles, classes but those of `cmsLook`, forms and frames go, and no heading is as high as that of the
 * page. Anchors get a prefix, because the shop's own page has places of the same names.
 */
export function cmsHtml(html: string, { hrefOf, imageHosts }: CmsHtmlOptions): string {
  const clean = sanitize(readPageBuilder(html), {
    allowedTags: [...BLOCKS, ...TEXT, ...TABLES, 'h2', 'h3', 'h4', 'img'],
    allowedAttributes: { '*': ['id', 'class'], a: ['href'], img: ['src', 'srcset', 'sizes', 'alt', 'width', 'loading'], td: ['colspan', 'rowspan'], th: ['scope', 'colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      h1: 'h2', h5: 'h4', h6: 'h4',
      '*': (tagName, attribs) => ({ tagName: isTitle(tagName, attribs) ? 'h3' : tagName, attribs: ownAttributes(attribs) }),
      button: 'span',
      iframe: (tagName, { src = '' }) => film(src) ?? { tagName, attribs: {} },
      a: (tagName, { href, ...attribs }) => ({ tagName, attribs: href === undefined ? attribs : { ...attribs, href: toAnchor(hrefOf(href)) } }),
      img: (tagName, { src = '', alt = '', width = '', 'data-element': role }) => ({ tagName, attribs: { ...(role !== PHONE_PICTURE && picture(src, alt, imageHosts)), ...(/^[1-9]\d{0,3}$/.test(width) && { width }) } }),
    },
  })
  return scrollTables(clean).trim()
}

/** A place that content names, on this page or another of the shop's. */
const toAnchor = (href: string): string => (/^(#|\/(?!\/))/.test(href) ? href.replace('#', `#${ANCHOR}`) : href)

/** Of tabs and of what folds: those of Magento's theme need its scripts, and here stand open. */
const isTitle = (tagName: string, { 'data-role': role }: sanitize.Attributes): boolean =>
  tagName !== 'a' && (role === 'title' || role === 'trigger')

function ownAttributes(attribs: sanitize.Attributes): sanitize.Attributes {
  const { class: _, id, ...rest } = attribs
  const look = cmsLook(attribs)
  return { ...rest, ...(id && { id: ANCHOR + id }), ...(look && { class: look }) }
}

function film(src: string): sanitize.Tag | undefined {
  const href = filmLink(src)
  return href === undefined ? undefined : { tagName: 'a', attribs: { href }, text: href.replace(/^https:\/\/(www\.)?/, '') }
}

/** Nothing is fetched from a host that the merchant has not named. */
function picture(src: string, alt: string, hosts: readonly string[]): Record<string, string> {
  const known = URL.canParse(src, hosts[0]) ? new URL(src, hosts[0]) : undefined
  if (!known || !hosts.some((host) => URL.canParse(host) && new URL(host).origin === known.origin)) return {}
  const { src: address, srcSet } = imageSources(known.href, 'wide')
  return { src: address, srcset: srcSet, sizes: '(min-width: 768px) 50vw, 100vw', alt, loading: 'lazy' }
}
