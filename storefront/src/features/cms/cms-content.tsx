import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cmsHtml } from './cms-html.ts'
import { getShopLinks } from '../store/shop-links.ts'

const { imageHosts } = readServerSettings()

/** A page or a block of the backend's, in the shop's own looks. */
export async function CmsContent({ html, locale }: { readonly html: string; readonly locale: Locale }) {
  const content = cmsHtml(html, { hrefOf: await getShopLinks(locale), imageHosts })
  if (!content) return null
  // oxlint-disable-next-line react/no-danger -- cmsHtml has let through an allow-list of tags alone
  return <div className="cms" dangerouslySetInnerHTML={{ __html: content }} />
}
