'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CustomerQuery } from './use-customer-query.ts'

interface CustomerDataProps<Data> {
  readonly query: CustomerQuery<Data>
  /** In the place of what is to come. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A part of the dashboard that the shop's answer fills. What is known stays when the shop is away, and the customer can ask again. */
export function CustomerData<Data>({ query, waiting, children }: CustomerDataProps<Data>) {
  const t = useTranslations('dashboard.part')
  const { data, isUnreachable, error, retry } = query
  const hasFailed = isUnreachable || error !== null
  return (
    <>
      {hasFailed && (
        <div className="mb-6 grid gap-4 justify-items-start">
          <Notice kind="warning" title={t('unreachable')}>
            {t('help')}
          </Notice>
          <Button variant="secondary" small onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data === undefined ? !hasFailed && <div className="late" aria-busy>{waiting}</div> : children(data)}
    </>
  )
}
