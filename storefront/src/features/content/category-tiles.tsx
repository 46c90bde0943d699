import 'server-only'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { TopCategory } from './top-categories.ts'

/** The four places of the sign post; what they show and the colour of their trail mark. */
const PLACES = [
  { look: 'tile-big', mark: 'bg-badge-soldout' },
  { look: 'tile-wide', mark: 'bg-accent' },
  { look: 'tile-half', mark: 'bg-badge-new' },
  { look: 'tile-rest', mark: 'bg-badge-bestseller' },
]

export function CategoryTiles({ categories, label }: { categories: readonly TopCategory[]; label: string }) {
  const shown = categories.filter(({ image }) => image).slice(0, PLACES.length)
  if (shown.length < PLACES.length) return null
  return (
    <section className="page mt-(--section)" aria-label={label}>
      <div className="tiles">
        {shown.map(({ name, href, image = '' }, index) => (
          <Link key={href} className={`tile ${PLACES[index]?.look}`} href={href}>
            <Picture src={image} alt="" widths="wide" sizes="(min-width:1024px) 55vw, 100vw" className="" />
            <span className="tile-sign">
              <i className={`h-1.25 w-3.5 ${PLACES[index]?.mark}`} />
              {name}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
