'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Loaded with every page, so it has a plain <button>: <Button> is code that most pages do not need. */
export function FetchFailed({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('errorPage')
  return (
    <div className="page pt-(--section)">
      <EmptyState level={1} title={t('fetchFailed')} help={t('fetchFailedHelp')}>
        <button type="button" className={buttonStyle({})} onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </EmptyState>
      {children}
    </div>
  )
}
