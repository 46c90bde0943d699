'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountMenu } from './account-menu.tsx'
import { sectionOfPath } from './section-of-path.ts'

/** The account's menu beside a page of the dashboard; on phones it is a strip above. A path without a page has no menu. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  // Segments below this layout, and not the path: that one is internal while a page is rendered.
  const section = sectionOfPath(useSelectedLayoutSegments().flatMap((segment) => segment.split('/')))
  if (!section) return children
  return (
    <div className="page dashboard">
      <AccountMenu current={section} />
      <div>{children}</div>
    </div>
  )
}
