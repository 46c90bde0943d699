import 'server-only'
import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { CategoryPage } from '../listing/category-page.tsx'
import { getCategory } from '../listing/category.ts'
import { parseListingQuery, splitListingPath } from '../listing/listing-query.ts'
import { ProductPage } from '../product/product-page.tsx'
import { notFoundMetadata, PageNotFound } from '../store/page-not-found.tsx'
import { resolvePath } from '../url/resolve-path.ts'
import { categoryMetadata, cmsPageMetadata, productMetadata } from './catalogue-metadata.ts'
import { CmsPage } from './cms-page.tsx'
import { redirectTo } from './redirect-to.ts'

interface CataloguePageProps {
  readonly segments: readonly string[]
  readonly locale: Locale
  /** Suggestions for a path that does not exist. */
  readonly whenMissing: ReactNode
  /** Shown above a listing. */
  readonly banner?: ReactNode
}

/** The page of a path: a category, a product, a CMS page, or a redirect. */
export async function CataloguePage({ segments, locale, whenMissing, banner }: CataloguePageProps) {
  const { path, query } = splitListingPath(segments)
  const resolved = await resolvePath(path, locale)
  switch (resolved.kind) {
    case 'category':
      return <CategoryPage uid={resolved.uid} query={parseListingQuery(query)} locale={locale} whenMissing={whenMissing} banner={banner} />
    case 'product':
      return <ProductPage product={resolved.product} reviews={resolved.reviews} locale={locale} />
    case 'page':
      return <CmsPage page={resolved.page} locale={locale} />
    case 'redirect':
      return (resolved.isPermanent ? permanentRedirect : redirect)((await redirectTo(resolved, locale)).location)
    case 'unknown':
      return <PageNotFound>{whenMissing}</PageNotFound>
  }
}

export async function catalogueMetadata(segments: readonly string[], locale: Locale): Promise<Metadata> {
  const { path, query } = splitListingPath(segments)
  const resolved = await resolvePath(path, locale)
  if (resolved.kind === 'category') {
    const found = await getCategory(resolved.uid, locale)
    if (found) return categoryMetadata(found, parseListingQuery(query), locale)
  }
  if (resolved.kind === 'product') return productMetadata(resolved.product, locale)
  if (resolved.kind === 'page') return cmsPageMetadata(resolved.page, locale)
  return resolved.kind === 'redirect' ? {} : notFoundMetadata(locale)
}
