import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon.tsx'
import type { Listing } from './listing.ts'
import type { ListingQuery } from './listing-query.ts'
import { listingHref } from './listing-url.ts'

export async function Pager({ listing, query, path }: { listing: Listing; query: ListingQuery; path: string }) {
  const total = listing.page_info?.total_pages ?? 1
  const page = listing.page_info?.current_page ?? 1
  if (total <= 1) return null
  const t = await getTranslations('category.pages')
  const to = (target: number) => (target >= 1 && target <= total ? listingHref(path, { ...query, page: target }) : undefined)

  return (
    <nav className="pager" aria-label={t('label')}>
      <Step rel="prev" href={to(page - 1)}>
        <ChevronLeftIcon size={18} />
        {t('previous')}
      </Step>
      <span className="text-sm tabular-nums">{t('position', { page, total })}</span>
      <Step rel="next" href={to(page + 1)}>
        {t('next')}
        <ChevronRightIcon size={18} />
      </Step>
    </nav>
  )
}

/** At either end it stays in its place, but leads nowhere. */
function Step({ rel, href, children }: { rel: 'prev' | 'next'; href: string | undefined; children: ReactNode }) {
  if (href) {
    return (
      <ButtonLink variant="secondary" small href={href} rel={rel}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <span className={buttonStyle({ variant: 'secondary', small: true })} aria-disabled>
      {children}
    </span>
  )
}
