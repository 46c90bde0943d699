import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { CmsParts } from '../product-card/cms-parts.tsx'
import { getHomeBlocks } from './get-home-blocks.ts'

/** The CMS blocks that the shop's settings name for the home page. */
export async function HomeBlocks({ locale }: { readonly locale: Locale }) {
  const blocks = await getHomeBlocks(locale)
  return blocks.map(({ identifier, html }) => (
    <div key={identifier} className="page mt-(--section)">
      <CmsParts html={html} locale={locale} />
    </div>
  ))
}
