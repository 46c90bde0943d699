import 'server-only'
import { getTranslations } from 'next-intl/server'
import * as v from 'valibot'
import { CategoryTiles } from '../category-tiles.tsx'
import { getTopCategories } from '../top-categories.ts'
import type { BlockProps } from './block.ts'
import { line, link } from './fields.ts'
import { blockHref } from './labelled-link.ts'

export const TILES = v.object({ tiles: v.array(v.object({ label: line, href: link })) })

/** Each shows the picture of its category. */
export async function TilesBlock({ options, locale }: BlockProps<v.InferOutput<typeof TILES>>) {
  const [t, categories] = await Promise.all([getTranslations('home'), getTopCategories(locale)])
  const tiles = await Promise.all(
    options.tiles.map(async (tile) => {
      const href = await blockHref(tile.href, locale)
      return { name: tile.label, href, image: categories.find((category) => category.href === href)?.image }
    }),
  )
  return <CategoryTiles tiles={tiles.flatMap(({ image, ...tile }) => (image ? [{ ...tile, image }] : []))} label={t('categories')} />
}
