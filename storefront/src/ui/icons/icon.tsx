import type { ReactNode } from 'react'

export interface IconProps {
  /** A text size in pixels: 24 in controls, 18 beside text, 14 in chips. */
  readonly size?: 24 | 20 | 18 | 14
  readonly className?: string
}

/** Drawn on a 24-pixel grid with square line caps. Decorative: text beside it or its control's label has the meaning. */
export function Icon({ size = 24, className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={size === 14 ? 2 : undefined}
      aria-hidden
    >
      {children}
    </svg>
  )
}
