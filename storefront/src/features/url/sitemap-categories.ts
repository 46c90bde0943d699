import 'server-only'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { absoluteUrl, sharedPicture } from '../store/absolute-url.ts'
import { getCategoryTree, type TreeCategory } from './category-tree.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** Every category in every language, from the trees of the menus. */
export async function getSitemapCategories(): Promise<SitemapPage[]> {
  const trees = await Promise.all(LOCALES.map(async (locale) => [locale, withPaths(await getCategoryTree(locale))] as const))
  if (trees.every(([, paths]) => paths.size === 0)) throw new Error('Sitemap: the categories cannot be read')
  const pathsOf = (uid: string) =>
    new Map<Locale, string>(
      trees.flatMap(([locale, paths]) => {
        const path = paths.get(uid)
        return path === undefined ? [] : [[locale, path]]
      }),
    )
  return trees.flatMap(([locale, paths]) => [...paths.keys()].map((uid) => sitemapPage(locale, pathsOf(uid))))
}

function withPaths(categories: ReadonlyArray<TreeCategory | null>): Map<string, string> {
  const all = (some: ReadonlyArray<TreeCategory | null>): TreeCategory[] =>
    some.flatMap((category) => (category ? [category, ...all(category.children ?? [])] : []))
  return new Map(all(categories).flatMap(({ uid, url_path }) => (url_path ? [[uid, `/${url_path}`]] : [])))
}

/** @param paths of the page by language, without the languages' prefixes and beginning with a slash */
export function sitemapPage(locale: Locale, paths: ReadonlyMap<Locale, string>, picture?: string | null): SitemapPage {
  const urls = [...paths].map(([language, path]) => ({ language: language as string, url: absoluteUrl(localePath(language, path)) }))
  const url = urls.find(({ language }) => language === locale)?.url ?? ''
  const fallback = urls.find(({ language }) => language === DEFAULT_LOCALE)
  const alternates = fallback ? [...urls, { ...fallback, language: 'x-default' }] : urls
  return { url, alternates: paths.size > 1 ? alternates : [], picture: picture ? sharedPicture(picture) : undefined }
}
