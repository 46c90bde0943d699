import 'server-only'
import { SitemapCounterpartsOperation, SitemapProductsOperation } from '../../graphql/generated/sitemap.ts'
import { read } from '../../graphql/server.ts'
import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { publicSettings } from '../../public-env.ts'
import { sitemapPage } from './sitemap-categories.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** Magento's limit per call, if a shop has limited the page size, is 300. */
const PAGE_SIZE = 250
const PAGES_IN_PART = 2
/** Search engines return no more products of a category (Elasticsearch's and OpenSearch's default). */
const MAX_PRODUCTS = 10_000
const PRODUCTS_IN_PART = PAGE_SIZE * PAGES_IN_PART

/** The number of sitemap parts for the products of a language. */
export async function countProductParts(locale: Locale): Promise<number> {
  const { total } = await readPage(locale, 1)
  return Math.ceil(total / PRODUCTS_IN_PART)
}

/** @param part from 1; each takes one call per page and language */
export async function getSitemapProducts(locale: Locale, part: number): Promise<SitemapPage[] | undefined> {
  if (part < 1 || part > (await countProductParts(locale))) return undefined
  const first = await readPage(locale, (part - 1) * PAGES_IN_PART + 1)
  const pages = [first]
  for (let page = 1; page < PAGES_IN_PART && first.total > ((part - 1) * PAGES_IN_PART + page) * PAGE_SIZE; page++) {
    pages.push(await readPage(locale, (part - 1) * PAGES_IN_PART + page + 1))
  }
  return (await Promise.all(pages.map(({ products }) => sitemapPages(locale, products)))).flat()
}

type Products = Awaited<ReturnType<typeof readPage>>['products']

async function readPage(locale: Locale, currentPage: number) {
  const variables = { categoryUid: publicSettings.rootCategoryUid, pageSize: PAGE_SIZE, currentPage }
  const { products } = await read(SitemapProductsOperation, variables, { locale, tags: ['products'] })
  return {
    total: Math.min(MAX_PRODUCTS, products?.total_count ?? 0),
    products: (products?.items ?? []).flatMap((product) => (product?.sku && product.url_key ? [{ ...product, sku: product.sku }] : [])),
  }
}

async function sitemapPages(locale: Locale, products: Products): Promise<SitemapPage[]> {
  const skus = products.map(({ sku }) => sku)
  const others = LOCALES.filter((other) => other !== locale)
  const keys = new Map(await Promise.all(others.map(async (other) => [other, await readKeys(other, skus)] as const)))
  return products.map(({ sku, url_key, small_image }) => {
    const keyIn = (language: Locale) => (language === locale ? url_key : keys.get(language)?.get(sku))
    const paths = new Map(LOCALES.flatMap((language) => (keyIn(language) ? [[language, `/${keyIn(language)}`]] : [])))
    return sitemapPage(locale, paths, small_image?.url)
  })
}

async function readKeys(locale: Locale, skus: string[]): Promise<ReadonlyMap<string, string>> {
  const { products } = await read(SitemapCounterpartsOperation, { skus, pageSize: skus.length }, { locale, tags: ['products'] })
  return new Map((products?.items ?? []).flatMap((product) => (product?.sku && product.url_key ? [[product.sku, product.url_key]] : [])))
}
