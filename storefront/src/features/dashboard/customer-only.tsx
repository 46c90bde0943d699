'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loginPath } from '../session/return-path.ts'
import type { Session } from '../session/session-machine.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useSession } from '../session/use-session.ts'
import { guestRedirect } from './guest-redirect.ts'
import type { Section } from './sections.ts'

interface CustomerOnlyProps {
  /** The menu's sections, for the skeleton that is shown until the visitor is known. */
  readonly sections: readonly Section[]
  readonly children: ReactNode
}

/**
 * Shows its children to customers and redirects everyone else to the login. It protects no data: the markup is public, and only
 * the browser's requests return a customer's data.
 */
export function CustomerOnly({ sections, children }: CustomerOnlyProps) {
  const { status } = useSession()
  const customer = useCustomer()
  const locale = useLocale()
  const router = useRouter()
  const previous = useRef<Session['status']>(undefined)

  useEffect(() => {
    if (previous.current === status) return
    const target = guestRedirect(previous.current, status, locale, location.pathname + location.search)
    previous.current = status
    // In a later task: when Back restores a page from the browser's memory, Next restores its URL and discards a navigation that
    // began just before.
    if (target !== undefined) setTimeout(() => router.replace(target))
  }, [status, locale, router])

  return customer ? children : <DashboardSkeleton sections={sections} />
}

/** The menu and a heading, or a notice during an outage. It fades in with a delay: usually the shop has named the customer before that. */
function DashboardSkeleton({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('dashboard')
  const locale = useLocale()
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
    <>
      <noscript>
        <div className="page pt-8">
          <p>{t.rich('noScripts', { login: (text) => <a className="underline" href={loginPath(locale)}>{text}</a> })}</p>
        </div>
      </noscript>
      <Waiting sections={sections} />
    </>
  )
}

function Waiting({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('dashboard')
  return (
    <div className="late needs-scripts page dashboard">
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
