import 'server-only'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import type { SitemapPage } from '../../lib/sitemap-xml.ts'
import { getCategoryTree } from './category-tree.ts'
import { sitemapPage } from './sitemap-page.ts'
import type { TreeCategory } from './tree-category.ts'

/** Every category in every language, out of the trees that the menus are made of. */
export async function getSitemapCategories(): Promise<SitemapPage[]> {
  const trees = await Promise.all(LOCALES.map(async (locale) => [locale, withPaths(await getCategoryTree(locale))] as const))
  if (trees.every(([, paths]) => paths.size === 0)) throw new Error('Sitemap: the categories cannot be had')
  const pathsOf = (uid: string) => new Map<Locale, string>(trees.flatMap(([locale, paths]) => (paths.has(uid) ? [[locale, paths.get(uid)!]] : [])))
  return trees.flatMap(([locale, paths]) => [...paths.keys()].map((uid) => sitemapPage(locale, pathsOf(uid))))
}

function withPaths(categories: ReadonlyArray<TreeCategory | null>): Map<string, string> {
  const all = (some: ReadonlyArray<TreeCategory | null>): TreeCategory[] =>
    some.flatMap((category) => (category ? [category, ...all(category.children ?? [])] : []))
  return new Map(all(categories).flatMap(({ uid, url_path }) => (url_path ? [[uid, `/${url_path}`]] : [])))
}
