import 'server-only'
import { HomeContentOperation } from '../../graphql/generated/home-content.server.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cmsPageTag } from '../../lib/cache-tags.ts'
import { plainText } from '../../lib/plain-text.ts'
import { isBlankHtml } from '../cms/is-blank-html.ts'
import { optional } from '../store/optional.ts'
import { getStoreConfig } from '../store/store-config.ts'

/** What stands on the home page of a Magento that nobody has written one for. */
const FACTORY_TEXT = /^CMS homepage content goes here\.?$/i

/** HTML of the page that the backend has for its home; undefined where it says nothing. */
export async function getHomeContent(locale: Locale): Promise<string | undefined> {
  const html = (await optional('The backend’s home page', readHomeContent(locale))) ?? ''
  return FACTORY_TEXT.test(plainText(html)) || isBlankHtml(html) ? undefined : html
}

async function readHomeContent(locale: Locale): Promise<string | null | undefined> {
  const { homePage } = await getStoreConfig(locale)
  if (homePage === undefined) return undefined
  const { cmsPage } = await read(HomeContentOperation, { identifier: homePage }, { locale, tags: [cmsPageTag(homePage)] })
  return cmsPage?.content
}
