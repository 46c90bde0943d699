import 'server-only'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { ContentEntry } from './content-entry.ts'
import { EntryWatch } from './entry-watch.tsx'
import { renderBlocks } from './render-blocks.tsx'
import { TestedBlocks } from './tested-blocks.tsx'
import { type Stretch, varyBlocks } from './vary-blocks.ts'

/** Renders an entry's blocks, marked with its id for tracking; undefined if none of them can be shown. */
export async function renderEntry(entry: ContentEntry, locale: Locale): Promise<ReactNode> {
  const stretches = await Promise.all(varyBlocks(entry.data.blocks, Object.values(entry.variations)).map((stretch) => renderStretch(entry, stretch, locale)))
  if (stretches.every(({ own }) => own.length === 0)) return undefined
  return (
    <div key={entry.id} className="contents" data-entry={entry.id}>
      {stretches.map(({ shown }) => shown)}
      <EntryWatch />
    </div>
  )
}

async function renderStretch({ id, variations }: ContentEntry, { blocks, alternatives }: Stretch, locale: Locale) {
  const own = await renderBlocks(id, blocks, locale)
  const others = await Promise.all(
    Object.entries(alternatives).map(async ([variation, its]) => [variation, await renderBlocks(`${id}, variation ${variation}`, its, locale)] as const),
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
