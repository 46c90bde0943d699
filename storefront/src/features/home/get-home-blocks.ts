import 'server-only'
import { readServerSettings } from '../../env.ts'
import { CmsBlocksOperation } from '../../graphql/generated/cms-blocks.server.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { cmsBlockTag } from '../../lib/cache-tags.ts'
import { isBlankHtml } from '../cms/page-builder.ts'
import { logOnce } from '../content/log-once.ts'
import { optional } from '../store/optional.ts'

const { homeBlocks } = readServerSettings()

interface HomeBlock {
  readonly identifier: string
  /** Not yet sanitised. */
  readonly html: string
}

/** The blocks in the order of the settings, without missing and empty ones. */
export async function getHomeBlocks(locale: Locale): Promise<readonly HomeBlock[]> {
  if (homeBlocks.length === 0) return []
  return (await optional('The blocks of the home page', readHomeBlocks(locale))) ?? []
}

async function readHomeBlocks(locale: Locale): Promise<readonly HomeBlock[]> {
  const tags = homeBlocks.map(cmsBlockTag)
  const { cmsBlocks } = await read(CmsBlocksOperation, { identifiers: homeBlocks }, { locale, tags, mayLackEntities: true })
  return homeBlocks.flatMap((identifier, index) => {
    const block = cmsBlocks?.items?.[index]
    const html = block?.content ?? ''
    if (!isBlankHtml(html)) return [{ identifier, html }]
    logOnce(`The CMS block '${identifier}' is left out of the home page (${locale}): ${block ? 'it is empty' : 'the store view does not have it'}; see HOME_BLOCKS`)
    return []
  })
}
