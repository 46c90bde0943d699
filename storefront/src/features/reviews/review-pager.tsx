'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'

interface ReviewPagerProps {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

export function ReviewPager({ page, pages, onTurn }: ReviewPagerProps) {
  const t = useTranslations('reviewForm.pages')
  return (
    <nav className="pager" aria-label={t('label')}>
      <Button variant="secondary" small disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-sm tabular-nums">{t('position', { page, pages })}</span>
      <Button variant="secondary" small disabled={page === pages} onClick={() => onTurn(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
