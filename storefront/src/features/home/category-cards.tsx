import 'server-only'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeCategory } from './home-categories.ts'

const FEWEST = 2

/** Cards of all categories that have a picture. */
export async function CategoryCards({ categories }: { categories: readonly HomeCategory[] }) {
  const shown = categories.filter(({ image }) => image)
  if (shown.length < FEWEST) return null
  const t = await getTranslations('home')
  return (
    <section className="page mt-(--section)" aria-labelledby="categories">
      <h2 id="categories" className="mb-8 text-2xl tracking-tight">{t('categories')}</h2>
      <ul className="category-cards" data-columns={columns(shown.length)}>
        {shown.map(({ uid, name, href, image = '' }) => (
          <li key={uid}>
            <Link className="category-card" href={href}>
              <span className="category-card-picture">
                <Picture src={image} alt="" widths="card" sizes="(min-width:1024px) 25vw, 50vw" className="" />
              </span>
              <span className="category-card-name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Picks the number of columns that fills the last row best. */
function columns(count: number): number {
  if (count <= 5) return count
  return count === 6 ? 3 : 4
}
