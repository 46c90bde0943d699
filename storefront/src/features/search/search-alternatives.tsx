import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { listingHref, PLAIN_LISTING } from '../listing/listing-query.ts'
import { BestsellerRow } from '../product-card/bestseller-row.tsx'
import { type CategoryNode, nearbyCategories } from './categories.ts'

const MAX_CATEGORIES = 6

interface EmptySearchProps {
  readonly search: string
  readonly others: readonly string[]
  readonly categories: readonly CategoryNode[]
  readonly path: string
}

/**
 * Suggestions after a search without results: other searches, categories and bestsellers. Products whose descriptions mention the
 * text are not among them: half of the clothes say with which shoes they are worn.
 */
export async function EmptySearch({ search, others, categories, path }: EmptySearchProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <div className="page pt-6">
      <EmptyState level={1} title={t('category.search.none', { query: search })} help={t('category.search.noneHelp')}>
        {others.length > 0 && <OtherSearches searches={others} path={path} />}
      </EmptyState>
      <div className="-mt-8 mb-12 flex flex-wrap gap-3">
        {nearbyCategories(search, categories).slice(0, MAX_CATEGORIES).map(({ name, href, within }) => (
          <ButtonLink key={href} variant="secondary" small href={href}>
            {within ? `${within} · ${name}` : name}
          </ButtonLink>
        ))}
      </div>
      <BestsellerRow locale={locale} />
    </div>
  )
}

interface CorrectedNoteProps {
  readonly search: string
  /** The corrected search whose results are shown. */
  readonly spelling: string
  readonly others: readonly string[]
  readonly path: string
}

/** Says which search was corrected, above the results of the corrected one. */
export async function CorrectedNote({ search, spelling, others, path }: CorrectedNoteProps) {
  const t = await getTranslations('category.search')
  return (
    <div className="page pt-4 wrap-anywhere text-soft">
      <p>{t.rich('corrected', { query: search, spelling, b: (text) => <strong>{text}</strong> })}</p>
      <OtherSearches searches={others} path={path} />
    </div>
  )
}

async function OtherSearches({ searches, path }: { searches: readonly string[]; path: string }) {
  if (searches.length === 0) return null
  const t = await getTranslations('category.search')
  return (
    <nav className="flex flex-wrap items-center gap-x-5" aria-label={t('others')}>
      <span aria-hidden>{t('others')}</span>
      {searches.map((search) => (
        <Link
          key={search}
          className="inline-flex min-h-11 items-center font-medium text-text underline hover:text-accent"
          href={listingHref(path, { ...PLAIN_LISTING, search })}
          rel="nofollow"
        >
          {search}
        </Link>
      ))}
    </nav>
  )
}
