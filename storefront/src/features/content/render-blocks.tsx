import 'server-only'
import { Fragment, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Locale } from '../../i18n/locales.ts'
import { leaveOut } from '../store/or-without.ts'
import { BLOCKS } from './blocks/registry.ts'
import type { ContentBlock } from './content-entry.ts'
import { logOnce } from './log-once.ts'

/** Renders blocks in order and leaves out those that cannot be shown. */
export async function renderBlocks(entryId: string, blocks: readonly ContentBlock[], locale: Locale): Promise<ReactNode[]> {
  const rendered = await Promise.all(blocks.map((block) => renderBlock(entryId, block, locale)))
  return rendered.flatMap((node, index) => (node ? [<Fragment key={blocks[index]?.id}>{node}</Fragment>] : []))
}

async function renderBlock(entryId: string, { id, component: { name, options } }: ContentBlock, locale: Locale): Promise<ReactNode> {
  const which = `Block ${name || 'without a component'} (${id}) of entry ${entryId} is left out`
  const block = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined
  if (!block) {
    logOnce(`${which}: the shop has no such block`)
    return undefined
  }
  const { success, output, issues } = v.safeParse(block.schema, options)
  if (!success) {
    logOnce(`${which}: ${v.getDotPath(issues[0]) ?? 'its options'}: ${issues[0].message}`)
    return undefined
  }
  try {
    return await block.Component({ options: output as never, locale, renderBlocks: (nested) => renderBlocks(entryId, nested, locale) })
  } catch (error) {
    await leaveOut(`Block ${name} (${id}) of entry ${entryId}`, error)
    return undefined
  }
}
