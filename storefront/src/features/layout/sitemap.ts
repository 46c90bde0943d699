import 'server-only'
import { isLocale, type Locale, LOCALES } from '../../i18n/locales.ts'
import { absoluteUrl } from '../store/absolute-url.ts'
import { sitemapIndexXml, type SitemapPage, sitemapXml } from '../url/sitemap-xml.ts'
import { getSitemapCategories, sitemapPage } from '../url/sitemap-categories.ts'
import { countProductParts, getSitemapProducts } from '../url/sitemap-products.ts'
import { getPageAddresses } from '../content/page-entry.ts'
import { brandPagePath, brandPages } from '../store/brand-pages.ts'
import { getBrand } from '../store/shop-brand.ts'

/** Lists the parts of the sitemap: the pages, the categories, and the products of each language in parts of a few hundred. */
export async function sitemapIndex(): Promise<string> {
  const products = await Promise.all(
    LOCALES.map(async (locale) => {
      const count = await countProductParts(locale)
      return Array.from({ length: count }, (_, index) => `products-${locale}-${index + 1}`)
    }),
  )
  return sitemapIndexXml(['pages', 'categories', ...products.flat()].map((part) => absoluteUrl(`/sitemap/${part}.xml`)))
}

/** @returns undefined for an unknown part */
export async function sitemapPart(name: string): Promise<string | undefined> {
  const pages = await pagesOf(name)
  return pages && sitemapXml(pages)
}

async function pagesOf(name: string): Promise<SitemapPage[] | undefined> {
  if (name === 'pages.xml') return contentPages()
  if (name === 'categories.xml') return getSitemapCategories()
  const [, locale = '', part = ''] = /^products-([a-z-]+)-(\d{1,4})\.xml$/.exec(name) ?? []
  return isLocale(locale) ? getSitemapProducts(locale, Number(part)) : undefined
}

/** The home page, the contact page, the content service's pages and those that the brand links to. */
async function contentPages(): Promise<SitemapPage[]> {
  const inEachLanguage = (pathIn: (locale: Locale) => string) => new Map(LOCALES.map((locale) => [locale, pathIn(locale)]))
  const [brand, addresses] = await Promise.all([getBrand(), getPageAddresses()])
  const fixed = ['/', '/contact'].map((path) => inEachLanguage(() => path))
  const composed = addresses.filter((paths) => ![...paths.values()].includes('/'))
  const isComposed = (paths: ReadonlyMap<Locale, string>) => composed.some((others) => [...paths].some(([locale, path]) => others.get(locale) === path))
  const linked = brandPages(brand ?? {}).map((link) => inEachLanguage((locale) => brandPagePath(link, locale)))
  return [...fixed, ...composed, ...linked.filter((paths) => !isComposed(paths))].flatMap((paths) => [...paths.keys()].map((locale) => sitemapPage(locale, paths)))
}
