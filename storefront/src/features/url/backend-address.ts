import 'server-only'
import { readServerSettings } from '../../env.ts'
import { storeCode } from '../../graphql/backend.ts'
import type { Locale } from '../../i18n/locales.ts'
import { withoutScheme } from '../../lib/without-scheme.ts'
import { getStoreConfig } from '../store/store-config.ts'

const { siteUrl } = readServerSettings()

/** Links that Magento writes with the shop's address, for actions that its GraphQL does not have: in mails, and of files. */
const ACTIONS = /^(?:newsletter\/subscriber\/(?:confirm|unsubscribe)|downloadable\/download\/(?:link|linksample|sample))\/[^/]/i

/**
 * The address at the backend's own host of an action that only Magento's storefront has, in the store view of the language.
 * @param path without the language's prefix and without a slash at either end
 * @returns undefined for all other paths, and if the backend's base URL is the shop's
 */
export async function backendAddress(path: string, locale: Locale): Promise<string | undefined> {
  if (!ACTIONS.test(path)) return undefined
  const { fileBases } = await getStoreConfig(locale)
  const base = URL.parse(fileBases.other.replace(/\/*$/, '/'))
  if (!base || !/^https?:$/.test(base.protocol) || withoutScheme(base.origin) === withoutScheme(siteUrl)) return undefined
  return `${base.href}${path.split('/').map(encodeURIComponent).join('/')}/?${new URLSearchParams({ ___store: storeCode(locale) })}`
}
