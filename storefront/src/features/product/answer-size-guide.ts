import 'server-only'
import { CmsBlocksOperation } from '../../graphql/generated/cms-blocks.server.ts'
import { publicRoute } from '../../graphql/public-route.ts'
import { read } from '../../graphql/server.ts'
import { readServerSettings } from '../../env.ts'
import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { cmsBlockTag } from '../../lib/cache-tags.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { cmsHtml } from '../cms/cms-html.ts'
import { getShopLinks } from '../store/shop-links.ts'
import { BLOCK_IDENTIFIER } from './sizing.ts'

const { imageHosts, sizeGuideAttribute } = readServerSettings()

/** `GET /api/size-guide?block=…&locale=…`: the sanitised HTML of the block that a product names for its sizes. */
export const answerSizeGuide = publicRoute('sizeGuide', answer)

async function answer({ url }: Request): Promise<Response> {
  const { searchParams } = new URL(url)
  const identifier = searchParams.get('block') ?? ''
  const locale = LOCALES.find((known) => known === searchParams.get('locale'))
  if (!sizeGuideAttribute) return new Response(null, { status: 404 })
  if (!locale || !BLOCK_IDENTIFIER.test(identifier)) return new Response(null, { status: 400 })
  try {
    const html = await getBlockHtml(identifier, locale)
    if (!html) return new Response(null, { status: 404 })
    return new Response(html, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' } })
  } catch (error) {
    logFailure('A size guide could not be read', error)
    return new Response(null, { status: 502 })
  }
}

async function getBlockHtml(identifier: string, locale: Locale): Promise<string> {
  const options = { locale, tags: [cmsBlockTag(identifier)], mayLackEntities: true }
  const [{ cmsBlocks }, hrefOf] = await Promise.all([read(CmsBlocksOperation, { identifiers: [identifier] }, options), getShopLinks(locale)])
  return cmsHtml(cmsBlocks?.items?.[0]?.content ?? '', { hrefOf, imageHosts })
}
