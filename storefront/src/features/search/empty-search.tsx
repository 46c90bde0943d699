import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BestsellerRow } from '../product-card/bestseller-row.tsx'
import { type CategoryNode, nearbyCategories } from './categories.ts'
import { OtherSearches } from './other-searches.tsx'

interface EmptySearchProps {
  readonly search: string
  readonly others: readonly string[]
  readonly categories: readonly CategoryNode[]
  readonly path: string
}

const MOST_CATEGORIES = 6

/** Suggestions after a search without results: other searches, categories, and bestsellers. */
export async function EmptySearch({ search, others, categories, path }: EmptySearchProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <div className="page pt-6">
      <EmptyState level={1} title={t('category.search.none', { query: search })} help={t('category.search.noneHelp')}>
        <OtherSearches searches={others} path={path} />
        {nearbyCategories(search, categories).slice(0, MOST_CATEGORIES).map(({ name, href, within }) => (
          <ButtonLink key={href} variant="secondary" small href={href}>
            {within ? `${within} · ${name}` : name}
          </ButtonLink>
        ))}
      </EmptyState>
      <BestsellerRow locale={locale} />
    </div>
  )
}
