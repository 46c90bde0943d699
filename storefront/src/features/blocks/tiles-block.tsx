import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { getEntryPicture } from '../content/entry-files.ts'
import { categoryPicture, getCategoryTree } from '../url/category-tree.ts'
import type { BlockProps } from './block.ts'
import { blockHref } from './block-link.ts'

/** Two to four tiles with links. A tile without a picture shows that of its category. */
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

interface CategoryTile {
  readonly name: string
  readonly href: string
  readonly image: string
}

/** The classes of two, three and four tiles. */
const LAYOUTS: Readonly<Record<number, readonly string[]>> = {
  2: ['tile-even', 'tile-even'],
  3: ['tile-big', 'tile-wide', 'tile-low'],
  4: ['tile-big', 'tile-wide', 'tile-half', 'tile-rest'],
}
/** The colours of the tiles' bars. */
const BAR_COLOURS = ['bg-badge-soldout', 'bg-accent', 'bg-badge-new', 'bg-badge-bestseller']

/** Two to four tiles. */
export function CategoryTiles({ tiles, label }: { tiles: readonly CategoryTile[]; label: string }) {
  const shown = tiles.slice(0, BAR_COLOURS.length)
  const layout = LAYOUTS[shown.length]
  if (!layout) return null
  return (
    <section className="page mt-(--section)" aria-label={label}>
      <div className="tiles">
        {shown.map(({ name, href, image }, index) => (
          <Link key={href} className={`tile ${layout[index]}`} href={href}>
            <Picture src={image} alt="" widths="wide" sizes="(min-width:1024px) 55vw, 100vw" className="" />
            <span className="tile-sign">
              <i className={`h-1.25 w-3.5 ${BAR_COLOURS[index]}`} />
              {name}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}

interface TopCategory {
  readonly name: string
  readonly href: string
  readonly image: string | undefined
}

/** The categories on the first level of the menu. */
export async function getTopCategories(locale: Locale): Promise<TopCategory[]> {
  return (await getCategoryTree(locale)).flatMap(({ include_in_menu, url_path, name, image }) =>
    include_in_menu && url_path
      ? [{ name: name ?? '', href: localePath(locale, `/${url_path}`), image: categoryPicture(image) }]
      : [],
  )
}
