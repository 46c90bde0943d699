import 'server-only'
import { Fragment, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Locale } from '../../i18n/locales.ts'
import type { ContentBlock, ContentEntry } from '../content/content-entry.ts'
import { EntryTracking } from '../content/entry-tracking.tsx'
import { logOnce } from '../content/log-once.ts'
import { TestedBlocks } from '../content/tested-blocks.tsx'
import { type Segment, segmentBlocks } from '../content/block-segments.ts'
import { skip } from '../store/optional.ts'
import { BLOCKS } from './registry.ts'

/** Renders an entry's blocks, marked with its id for tracking; undefined if none of them can be shown. */
export async function renderEntry(entry: ContentEntry, locale: Locale): Promise<ReactNode> {
  const segments = await Promise.all(segmentBlocks(entry.data.blocks, Object.values(entry.variations)).map((segment) => renderSegment(entry, segment, locale)))
  if (segments.every(({ own }) => own.length === 0)) return undefined
  return (
    <div key={entry.id} className="contents" data-entry={entry.id}>
      {segments.map(({ shown }) => shown)}
      <EntryTracking />
    </div>
  )
}

async function renderSegment({ id, variations }: ContentEntry, { blocks, alternatives }: Segment, locale: Locale) {
  const own = await renderBlocks(id, blocks, locale)
  const others = await Promise.all(
    Object.entries(alternatives).map(async ([variation, replacements]) => [variation, await renderBlocks(`${id}, variation ${variation}`, replacements, locale)] as const),
  )
  if (others.length === 0) return { own, shown: own }
  const shares = Object.fromEntries(Object.values(variations).map((variation) => [variation.id, variation.testRatio]))
  const shown = (
    <TestedBlocks key={blocks[0]?.id ?? others[0]?.[0]} entryId={id} shares={shares} alternatives={Object.fromEntries(others)}>
      {own}
    </TestedBlocks>
  )
  return { own, shown }
}

/** Renders blocks in order and leaves out those that cannot be shown. */
async function renderBlocks(entryId: string, blocks: readonly ContentBlock[], locale: Locale): Promise<ReactNode[]> {
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
    await skip(`Block ${name} (${id}) of entry ${entryId}`, error)
    return undefined
  }
}
