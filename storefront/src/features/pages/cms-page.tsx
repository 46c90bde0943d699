import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { CmsPageFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { CmsParts } from '../product-card/cms-parts.tsx'
import { breadcrumbJsonLd } from '../url/breadcrumbs.ts'
import { cmsPageCounterparts, PageLinks } from '../url/page-links.tsx'

/** A CMS page from Magento's admin, such as "About us" or "Returns". */
export async function CmsPage({ page, locale }: { page: CmsPageFragment; locale: Locale }) {
  const identifier = page.identifier ?? ''
  const [t, counterparts] = await Promise.all([getTranslations(), cmsPageCounterparts(identifier, locale)])
  const heading = page.content_heading || page.title || ''
  const trail = [{ label: t('common.home'), href: localePath(locale, '/') }, { label: page.title || heading }]
  return (
    <>
      <PageLinks locale={locale} path={localePath(locale, `/${identifier}`)} counterparts={counterparts} />
      <JsonLd data={[breadcrumbJsonLd(trail)]} />
      <Breadcrumbs label={t('breadcrumbs.label')} items={trail} />
      <article className="cms-page page pt-6 pb-8">
        <h1 className="mb-8 max-w-(--measure) text-3xl tracking-tight">{heading}</h1>
        <CmsParts html={page.content ?? ''} locale={locale} />
      </article>
    </>
  )
}
