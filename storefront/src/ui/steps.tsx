import type { ReactNode } from 'react'

const LOOKS = { done: 'border-text', current: 'border-accent font-semibold', paused: 'border-mute border-dashed font-semibold', next: 'border-pressed text-mute' }

interface StepsProps {
  readonly label: string
  /** The index of the current step; beyond the last once all are done. */
  readonly at: number
  /** Whether nothing happens in the current step for now. */
  readonly isPaused?: boolean
  /** With the columns, which are as wide as the longest word needs. */
  readonly className: string
  /** What each step says. */
  readonly children: readonly ReactNode[]
}

/** How far something is: each step below a line, whose colour says whether it is done. */
export const Steps = ({ label, at, isPaused = false, className, children }: StepsProps) => (
  <ol className={`grid gap-2 text-sm ${className}`} aria-label={label}>
    {children.map((content, index) => (
      <li
        key={index}
        className={`border-t-5 pt-2.5 leading-tight ${LOOKS[index < at ? 'done' : index > at ? 'next' : isPaused ? 'paused' : 'current']}`}
        aria-current={index === at ? 'step' : undefined}
      >
        {content}
      </li>
    ))}
  </ol>
)
