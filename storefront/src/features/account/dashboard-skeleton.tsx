'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ACCOUNT_SECTIONS } from './account-sections.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const ENTRIES = [...ACCOUNT_SECTIONS, 'logout']

/** The menu and a heading. It fades in late: mostly, the shop has said by then who the customer is. */
export function DashboardSkeleton() {
  const t = useTranslations('dashboard')
  const menu = (
    <div className="account-menu">
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
  )
  return (
    <div className="late">
      <output className="sr-only">{t('loading')}</output>
      <DashboardFrame menu={menu}>
        <Skeleton className="mb-6 h-[1lh] max-w-80 text-2xl" />
        <div className="border-t border-line pt-6">
          <Skeleton className="h-[1lh] max-w-120" />
        </div>
      </DashboardFrame>
    </div>
  )
}
