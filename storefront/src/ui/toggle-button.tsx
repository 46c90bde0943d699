'use client'

import { type ReactNode, useTransition } from 'react'

interface ToggleButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isPressed: boolean
  /** A square in a corner of a product card's picture, which the label only names; or the words beside the icon. */
  readonly look: 'card-top' | 'card-bottom' | 'text'
  readonly onToggle: () => Promise<void>
}

const CARD = 'icon-button card-action'

/** Pressed or not; while the answer is on its way it cannot be pressed again. */
export function ToggleButton({ label, icon, isPressed, look, onToggle }: ToggleButtonProps) {
  const [isBusy, act] = useTransition()
  const isText = look === 'text'
  return (
    <button
      type="button"
      className={isText ? 'button button-text' : look === 'card-top' ? CARD : `${CARD} bottom-1`}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-label={isText ? undefined : label}
      onClick={() => !isBusy && act(onToggle)}
    >
      {icon}
      {isText && label}
    </button>
  )
}
