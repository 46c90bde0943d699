import 'server-only'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { renderBanners, renderCategoryBanners } from '../blocks/banners.tsx'
import { getOverridingEntry } from '../blocks/rendered-entry.ts'
import { entryMetadata } from '../content/page-entry.ts'
import { splitListingPath } from '../listing/listing-query.ts'
import { catalogueMetadata, CataloguePage } from './catalogue-page.tsx'
import { ContentPage } from './content-page.tsx'

interface PathPageProps {
  readonly segments: readonly string[]
  readonly locale: Locale
  /** Suggestions for a path that does not exist. */
  readonly whenMissing: ReactNode
}

/** Renders a path: a category, a product, a marketing page or a CMS page, with the banners that target it. */
export async function PathPage({ segments, locale, whenMissing }: PathPageProps) {
  const path = `/${splitListingPath(segments).path}`
  const address = localePath(locale, path)
  const [banners, categoryBanners, shown] = await Promise.all([
    renderBanners(address, locale),
    renderCategoryBanners(address, locale),
    getOverridingEntry(path, locale),
  ])
  const page = shown ? (
    <ContentPage entry={shown.entry} path={path} locale={locale}>
      {shown.blocks}
    </ContentPage>
  ) : (
    <CataloguePage segments={segments} locale={locale} whenMissing={whenMissing} banner={categoryBanners.length > 0 && categoryBanners} />
  )
  return banners.length > 0 ? (
    <>
      {banners}
      {page}
    </>
  ) : (
    page
  )
}

export async function pathMetadata(segments: readonly string[], locale: Locale): Promise<Metadata> {
  const path = `/${splitListingPath(segments).path}`
  const shown = await getOverridingEntry(path, locale)
  return shown ? entryMetadata(shown.entry, path, locale) : catalogueMetadata(segments, locale)
}
