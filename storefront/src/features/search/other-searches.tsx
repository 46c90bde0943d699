import 'server-only'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../ui/link.tsx'
import { listingHref, PLAIN_LISTING } from '../listing/listing-query.ts'

export async function OtherSearches({ searches, path }: { searches: readonly string[]; path: string }) {
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

interface CorrectedNoteProps {
  readonly search: string
  /** The corrected search whose results are shown. */
  readonly spelling: string
  readonly others: readonly string[]
  readonly path: string
}

export async function CorrectedNote({ search, spelling, others, path }: CorrectedNoteProps) {
  const t = await getTranslations('category.search')
  return (
    <div className="page pt-4 text-soft">
      <p>{t.rich('corrected', { query: search, spelling, b: (words) => <strong>{words}</strong> })}</p>
      <OtherSearches searches={others} path={path} />
    </div>
  )
}
