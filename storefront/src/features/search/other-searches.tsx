import 'server-only'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../ui/link.tsx'
import { PLAIN_LISTING } from '../catalog/listing-query.ts'
import { listingHref } from '../catalog/listing-url.ts'

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
