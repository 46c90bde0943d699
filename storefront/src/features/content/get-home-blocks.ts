import 'server-only'
import { readServerSettings } from '../../env.ts'
import { HomeBlocksOperation } from '../../graphql/generated/home-blocks.server.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isBlankHtml } from '../../lib/is-blank-html.ts'
import { orWithout } from '../store/or-without.ts'
import { logOnce } from './log-once.ts'

const { homeBlocks } = readServerSettings()

interface HomeBlock {
  readonly identifier: string
  /** Not yet sanitised. */
  readonly html: string
}

/** In the order of the settings, without those that the store view does not have or that show nothing. */
export async function getHomeBlocks(locale: Locale): Promise<readonly HomeBlock[]> {
  if (homeBlocks.length === 0) return []
  return (await orWithout('The blocks of the home page', readHomeBlocks(locale))) ?? []
}

async function readHomeBlocks(locale: Locale): Promise<readonly HomeBlock[]> {
  const tags = homeBlocks.map((identifier) => `block:${identifier}`)
  const { cmsBlocks } = await read(HomeBlocksOperation, { identifiers: homeBlocks }, { locale, tags, mayLackEntities: true })
  return homeBlocks.flatMap((identifier, index) => {
    const block = cmsBlocks?.items?.[index]
    const html = block?.content ?? ''
    if (!isBlankHtml(html)) return [{ identifier, html }]
    logOnce(`The CMS block '${identifier}' is left out of the home page (${locale}): ${block ? 'it is empty' : 'the store view does not have it'}; see HOME_BLOCKS`)
    return []
  })
}
