import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import type { ContentEntry } from '../content/content-entry.ts'
import { entryCounterparts } from '../content/page-entry.ts'
import { breadcrumbJsonLd } from '../url/breadcrumbs.ts'
import { PageLinks } from '../url/page-links.tsx'

interface ContentPageProps {
  readonly entry: ContentEntry
  /** Without the language's prefix, beginning with a slash. */
  readonly path: string
  readonly locale: Locale
  /** The rendered blocks. */
  readonly children: ReactNode
}

/** The block that renders the page's h1. */
const HEADING_BLOCK = 'Hero'

/** A marketing page, made of blocks. */
export async function ContentPage({ entry: { data }, path, locale, children }: ContentPageProps) {
  const [t, counterparts] = await Promise.all([getTranslations(), entryCounterparts(path, locale)])
  const title = data.title ?? ''
  const trail = [{ label: t('common.home'), href: localePath(locale, '/') }, { label: title }]
  const hasHeading = data.blocks.some(({ component }) => component.name === HEADING_BLOCK)
  return (
    <>
      <PageLinks locale={locale} path={localePath(locale, path)} counterparts={counterparts} />
      <JsonLd data={[breadcrumbJsonLd(trail)]} />
      <Breadcrumbs label={t('breadcrumbs.label')} items={trail} />
      {!hasHeading && (
        <div className="page pt-6">
          <h1 className="max-w-(--measure) text-3xl tracking-tight">{title}</h1>
        </div>
      )}
      {children}
    </>
  )
}
