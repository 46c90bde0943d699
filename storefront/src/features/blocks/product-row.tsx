import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { Link } from '../../ui/link.tsx'
import { ProductGrid } from '../product-card/product-cards.tsx'

interface ProductRowProps {
  /** From the backend or from an entry. */
  readonly title: string
  /** The page that lists all of them, if there is one. */
  readonly href?: string | undefined
  readonly products: readonly ProductCardFragment[]
}

export async function ProductRow({ title, href, products }: ProductRowProps) {
  const t = await getTranslations('category.bestsellers')
  return (
    <section className="page mt-(--section)" aria-label={title}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        {href && (
          <Link className="inline-flex min-h-11 shrink-0 items-center text-sm underline hover:text-accent" href={href}>
            {t('all')}
          </Link>
        )}
      </div>
      <ProductGrid products={products} columns={4} level={3} />
    </section>
  )
}
