import 'server-only'
import { cache } from 'react'
import { readServerSettings } from '../../env.ts'
import { PageTitleOperation } from '../../graphql/generated/footer-pages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { cmsPageTag } from '../../lib/cache-tags.ts'
import { optional } from './optional.ts'

const { footerPages } = readServerSettings()

export interface FooterPage {
  readonly name: string
  readonly href: string
}

/** The CMS pages of the setting. Magento's GraphQL cannot list CMS pages, so each is requested. */
export const getFooterPages = cache(async (locale: Locale): Promise<FooterPage[]> => {
  const found = await optional('The pages of the footer', Promise.all(footerPages.map((path) => pageAt(path, locale))))
  return (found ?? []).filter((page) => page !== undefined)
})

async function pageAt(path: string, locale: Locale): Promise<FooterPage | undefined> {
  const { route } = await read(PageTitleOperation, { path }, { locale, tags: ['urls', cmsPageTag(path)] })
  if (route?.__typename !== 'CmsPage' || !route.title) return undefined
  return { name: route.title, href: localePath(locale, `/${route.identifier ?? path}`) }
}
