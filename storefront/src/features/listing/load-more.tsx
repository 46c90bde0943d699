'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { PAGE_SIZE } from '../product-card/listing-size.ts'
import type { Paging } from './paging.ts'

export interface PageLinksProps {
  readonly paging: Paging
  readonly hrefOf: (page: number) => string
  /** Handles a click on the link to a page. */
  readonly follow: (page: number) => (event: MouseEvent) => void
}

interface LoadMoreProps extends PageLinksProps {
  /** The first page that is listed. */
  readonly first: number
  readonly total: number
}

/** How much of the listing is shown, and a link to the next page. */
export function LoadMore({ paging: { current, max, deferred }, hrefOf, follow, first, total }: LoadMoreProps) {
  const t = useTranslations('category.pages')
  if (max === 1) return null
  const shown = Math.min(total, current * PAGE_SIZE) - (first - 1) * PAGE_SIZE
  const isLoading = deferred !== undefined

  return (
    <nav className="more" aria-label={t('label')}>
      <output className="text-sm tabular-nums">{t('shown', { shown, total })}</output>
      <span className="more-bar" aria-hidden>
        <i style={{ width: `${(shown / total) * 100}%` }} />
      </span>
      {current < max && (
        <a
          className={buttonStyle({ variant: 'secondary' }, 'min-w-60')}
          href={hrefOf(current + 1)}
          rel="next"
          aria-busy={isLoading || undefined}
          onClick={follow(current + 1)}
          onPointerEnter={() => void import('../product-card/load-cards.tsx')}
        >
          {isLoading && <span className="spinner" aria-hidden />}
          {isLoading ? t('loading') : t('load')}
        </a>
      )}
    </nav>
  )
}
