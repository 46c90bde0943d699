'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../session/use-session.ts'
import type { Section } from './sections.ts'

/**
 * The menu and a heading. It fades in late: mostly, the shop has said by then who the customer is. Where it cannot be asked just
 * now, it says so.
 */
export function DashboardSkeleton({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('dashboard')
  const session = useSession()
  if (session.status === 'unknown' && session.isUnreachable) {
    return (
      <div className="page pt-8">
        <Notice kind="warning" title={t('unreachable.title')}>
          <p>{t('unreachable.help')}</p>
        </Notice>
      </div>
    )
  }
  return (
    <div className="late page dashboard">
      <div className="dashboard-menu">
        <output className="sr-only">{t('loading')}</output>
        <ul>
          {[...sections, 'logout'].map((entry) => (
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
