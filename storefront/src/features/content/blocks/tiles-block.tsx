import 'server-only'
import { getTranslations } from 'next-intl/server'
import { CategoryTiles } from '../category-tiles.tsx'
import { getEntryPicture } from '../entry-files.ts'
import { getTopCategories } from '../top-categories.ts'
import type { BlockProps } from './block.ts'
import { blockHref } from './labelled-link.ts'

/** A sign post of two to four arms. One without a picture of its own shows that of the category it leads to. */
export async function TilesBlock({ options, locale }: BlockProps<'Tiles'>) {
  const [t, categories] = await Promise.all([getTranslations('home'), getTopCategories(locale)])
  const tiles = await Promise.all(
    options.tiles.map(async ({ label, picture, ...tile }) => {
      if (!tile.href) return []
      const href = await blockHref(tile.href, locale)
      const image = (await getEntryPicture(picture)) ?? categories.find((category) => category.href === href)?.image
      return image ? [{ name: label, href, image }] : []
    }),
  )
  return <CategoryTiles tiles={tiles.flat()} label={t('categories')} />
}
