import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string
  readonly icon: ReactNode
  /** A count at the corner, hidden for 0; the label has to contain it too. */
  readonly count?: number
}

/** 44 px square, the minimum size of a touch target. */
export function IconButton({ label, icon, count = 0, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`icon-button ${className}`} aria-label={label}>
      {icon}
      {count > 0 && <CountMark count={count} />}
    </button>
  )
}

function CountMark({ count }: { count: number }) {
  return (
    <span
      className={`absolute -right-0.5 top-px h-4.5 min-w-4.5 rounded-full bg-accent px-1.25 text-center
        text-[12px]/4.5 font-semibold tabular-nums text-on-action`}
      aria-hidden
    >
      {count > 99 ? '99+' : Math.ceil(count)}
    </span>
  )
}
