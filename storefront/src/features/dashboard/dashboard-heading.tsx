import type { ReactNode } from 'react'

interface DashboardHeadingProps {
  readonly children: ReactNode
  /** What can be done with the whole page, beside its heading. */
  readonly actions?: ReactNode
}

export function DashboardHeading({ children, actions }: DashboardHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-2xl tracking-tight wrap-anywhere">{children}</h1>
      {actions}
    </div>
  )
}
