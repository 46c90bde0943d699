'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { DashboardMenu } from './dashboard-menu.tsx'
import { isSection, type Section } from './sections.ts'

interface DashboardFrameProps {
  /** The pages that this shop has. */
  readonly sections: readonly Section[]
  readonly children: ReactNode
}

/** The account's menu beside a page of the dashboard; on phones it is a strip above. A path without a page has no menu. */
export function DashboardFrame({ sections, children }: DashboardFrameProps) {
  const [section] = useSelectedLayoutSegments()
  if (!isSection(section)) return children
  return (
    <div className="page dashboard">
      <DashboardMenu sections={sections} current={section} />
      <div>{children}</div>
    </div>
  )
}
