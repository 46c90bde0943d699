import type { ReactNode, RefObject } from 'react'

interface DashboardHeadingProps {
  readonly children: ReactNode
  /** Buttons and links beside the heading. */
  readonly actions?: ReactNode
  /** Makes the heading focusable. */
  readonly ref?: RefObject<HTMLHeadingElement | null>
}

export function DashboardHeading({ children, actions, ref }: DashboardHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 ref={ref} tabIndex={ref && -1} className="text-2xl tracking-tight wrap-anywhere outline-0">
        {children}
      </h1>
      {actions}
    </div>
  )
}
