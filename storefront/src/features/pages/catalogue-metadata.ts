import 'server-only'
import type { Metadata } from 'next'
import type { CmsPageFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import type { getCategory } from '../listing/category.ts'
import type { ListingQuery } from '../listing/listing-query.ts'
import { shareMetadata } from '../store/share-metadata.ts'

type FoundCategory = NonNullable<Awaited<ReturnType<typeof getCategory>>>

/** Filtered, sorted and searched listings duplicate the plain one: search engines follow their links but do not index them. */
export async function categoryMetadata({ category, whole }: FoundCategory, query: ListingQuery, locale: Locale): Promise<Metadata> {
  const shared = await shareMetadata(
    {
      title: category.meta_title ?? category.name,
      description: category.meta_description ?? category.description,
      path: localePath(locale, `/${category.url_path}`),
      picture: category.image ?? whole.items?.[0]?.small_image?.url,
    },
    locale,
  )
  return isVariation(query) ? { ...shared, robots: { index: false, follow: true } } : shared
}

export function productMetadata(product: ProductPageFragment, locale: Locale): Promise<Metadata> {
  return shareMetadata(
    {
      title: product.meta_title ?? product.name,
      description: product.meta_description ?? product.short_description?.html,
      path: localePath(locale, `/${product.url_key}`),
      picture: product.image?.url,
    },
    locale,
  )
}

const isVariation = ({ filters, sort, search }: ListingQuery): boolean => search !== '' || sort !== undefined || Object.keys(filters).length > 0

export function cmsPageMetadata(page: CmsPageFragment, locale: Locale): Promise<Metadata> {
  const path = localePath(locale, `/${page.identifier}`)
  return shareMetadata({ title: page.meta_title || page.title, description: page.meta_description, path, picture: undefined }, locale)
}
