import type { ReactNode } from 'react'

/** The account's menu beside a page of the dashboard; on phones it is a strip above. */
export function DashboardFrame({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className="page dashboard">
      {menu}
      <div>{children}</div>
    </div>
  )
}
