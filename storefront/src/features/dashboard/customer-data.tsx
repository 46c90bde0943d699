'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CustomerQuery } from './use-customer-query.ts'

interface CustomerDataProps<Data> {
  readonly query: CustomerQuery<Data>
  /** Shown until the data arrives. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows the data of a query. During an outage, data that has been loaded stays, and the customer can retry. */
export function CustomerData<Data>({ query, waiting, children }: CustomerDataProps<Data>) {
  const t = useTranslations('dashboard.part')
  const { data, isUnreachable, error, failure, retry } = query
  const hasFailed = isUnreachable || error !== null
  return (
    <>
      {hasFailed && (
        <div className="mb-6 grid gap-4 justify-items-start">
          <Notice kind="warning" title={t('unreachable')} failure={failure}>
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
