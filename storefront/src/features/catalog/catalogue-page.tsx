import 'server-only'
import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { plainText } from '../../lib/plain-text.ts'
import { notFoundMetadata } from '../store/not-found-metadata.ts'
import { PageNotFound } from '../store/page-not-found.tsx'
import { getCategory } from './category.ts'
import { CategoryPage } from './category-page.tsx'
import { splitListingPath } from './listing-path.ts'
import { parseListingQuery } from './listing-query.ts'
import { ProductPage } from './product-page.tsx'
import { resolvePath } from './resolve-path.ts'

/** Whatever the backend knows by a path: a category, a product, or the way to where it is now. */
export async function CataloguePage({ segments, locale }: { segments: readonly string[]; locale: Locale }) {
  const { path, query } = splitListingPath(segments)
  const meaning = await resolvePath(path, locale)
  switch (meaning.kind) {
    case 'category':
      return <CategoryPage uid={meaning.uid} query={parseListingQuery(query)} locale={locale} />
    case 'product':
      return <ProductPage product={meaning.product} locale={locale} />
    case 'redirect':
      return (meaning.isPermanent ? permanentRedirect : redirect)(localePath(locale, meaning.path))
    case 'unknown':
      return <PageNotFound />
  }
}

export async function catalogueMetadata(segments: readonly string[], locale: Locale): Promise<Metadata> {
  const meaning = await resolvePath(splitListingPath(segments).path, locale)
  if (meaning.kind === 'category') {
    const category = (await getCategory(meaning.uid, locale))?.category
    if (category) return metadata(category.meta_title ?? category.name, category.meta_description ?? category.description)
  }
  if (meaning.kind === 'product') {
    const { product } = meaning
    return metadata(product.meta_title ?? product.name, product.meta_description ?? product.short_description?.html)
  }
  return meaning.kind === 'redirect' ? {} : notFoundMetadata(locale)
}

const LONGEST_DESCRIPTION = 160

function metadata(title: string | null | undefined, html: string | null | undefined): Metadata {
  const description = plainText(html ?? '').slice(0, LONGEST_DESCRIPTION)
  return { ...(title && { title }), ...(description && { description }) }
}
