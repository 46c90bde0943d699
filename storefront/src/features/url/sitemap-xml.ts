/** A page of the shop in a sitemap; all addresses are absolute. */
export interface SitemapPage {
  readonly url: string
  /** The page's addresses by language, its own included; empty if there is only one. */
  readonly alternates: ReadonlyArray<{ readonly language: string; readonly url: string }>
  readonly picture?: string | undefined
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

export const sitemapXml = (pages: readonly SitemapPage[]): string => `${PROLOGUE}<urlset ${NAMESPACES}>${pages.map(pageXml).join('')}</urlset>\n`

/** @param urls of the parts */
export const sitemapIndexXml = (urls: readonly string[]): string =>
  `${PROLOGUE}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<sitemap>${loc(url)}</sitemap>`).join('')}</sitemapindex>\n`

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'

function pageXml({ url, alternates, picture }: SitemapPage): string {
  const links = alternates.map(
    (alternate) => `<xhtml:link rel="alternate" hreflang="${escaped(alternate.language)}" href="${escaped(alternate.url)}"/>`,
  )
  return `<url>${loc(url)}${links.join('')}${picture ? `<image:image><image:loc>${escaped(picture)}</image:loc></image:image>` : ''}</url>\n`
}

const loc = (url: string): string => `<loc>${escaped(url)}</loc>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
