import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { categoryPicture } from './category-picture.ts'
import type { Subcategory } from './category-parts.ts'

interface SubcategoryTilesProps {
  readonly label: string
  /** Whether the label is a heading, not only read out. */
  readonly isTitled?: boolean
  readonly categories: readonly Subcategory[]
  readonly locale: Locale
}

/** Signposts on the grounds of products. Where not every category has a picture they are low, so that nothing looks missing. */
export function SubcategoryTiles({ label, isTitled = false, categories, locale }: SubcategoryTilesProps) {
  if (categories.length === 0) return null
  const tiles = categories.map(({ name, url_path, image }) => ({ name, path: localePath(locale, `/${url_path}`), picture: categoryPicture(image) }))
  return (
    <nav aria-label={label}>
      {isTitled && <h2 className="mb-6 text-xl tracking-snug">{label}</h2>}
      <ul className={tiles.every(({ picture }) => picture) ? 'category-tiles' : 'category-tiles category-tiles-low'}>
        {tiles.map(({ name, path, picture }) => (
          <li key={path}>
            <Link className="tile" href={path}>
              {picture && <Picture src={picture} alt="" widths="wide" sizes="(min-width: 1024px) 320px, (min-width: 768px) 33vw, 50vw" className="" />}
              <span className="tile-sign">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
