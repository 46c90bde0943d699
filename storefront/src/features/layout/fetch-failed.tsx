'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function FetchFailed() {
  const t = useTranslations('errorPage')
  return (
    <div className="page pt-(--section)">
      <EmptyState level={1} title={t('fetchFailed')} help={t('fetchFailedHelp')}>
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
      </EmptyState>
    </div>
  )
}
