import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cmsHtml } from './cms-html.ts'
import { getShopLinks } from '../store/shop-links.ts'

const { imageHosts } = readServerSettings()

/** A CMS page or block in the shop's own style. */
export async function CmsContent({ html, locale }: { readonly html: string; readonly locale: Locale }) {
  const content = cmsHtml(html, { hrefOf: await getShopLinks(locale), imageHosts })
  if (!content) return null
  // oxlint-disable-next-line react/no-danger -- cmsHtml allows only a list of tags
  return <div className="cms" dangerouslySetInnerHTML={{ __html: content }} />
}
