'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ACCOUNT_SECTIONS } from './account-sections.ts'

const ENTRIES = [...ACCOUNT_SECTIONS, 'logout']

/** The menu and a heading. It fades in late: mostly, the shop has said by then who the customer is. */
export function DashboardSkeleton() {
  const t = useTranslations('dashboard')
  return (
    <div className="late page dashboard">
      <div className="account-menu">
        <output className="sr-only">{t('loading')}</output>
        <ul>
          {ENTRIES.map((entry) => (
            <li key={entry}>
              <div>
                <Skeleton className="h-5 w-24 lg:w-36" />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Skeleton className="mb-6 h-[1lh] max-w-80 text-2xl" />
        <div className="border-t border-line pt-6">
          <Skeleton className="h-[1lh] max-w-120" />
        </div>
      </div>
    </div>
  )
}
