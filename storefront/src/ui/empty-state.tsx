import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly help?: string
  /** The way on: one button, two at most. */
  readonly children?: ReactNode
}

export function EmptyState({ title, help, children }: EmptyStateProps) {
  return (
    <div className="grid max-w-155 justify-items-start gap-4 py-12">
      <h2 className="text-2xl tracking-tight">{title}</h2>
      {help && <p className="text-soft">{help}</p>}
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  )
}
