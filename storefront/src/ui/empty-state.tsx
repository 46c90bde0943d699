import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly help?: string | undefined
  /** 1 on a page without another heading. */
  readonly level?: 1 | 2
  /** One button, two at most. */
  readonly children?: ReactNode
}

export function EmptyState({ title, help, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid max-w-155 justify-items-start gap-4 py-12">
      <Heading className={level === 1 ? 'text-3xl tracking-tight wrap-anywhere' : 'text-2xl tracking-tight'}>{title}</Heading>
      {help && <p className={level === 1 ? 'text-lg text-soft' : 'text-soft'}>{help}</p>}
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  )
}
