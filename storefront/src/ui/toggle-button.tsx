'use client'

import { type ReactNode, useTransition } from 'react'

interface ToggleButtonProps {
  /** With a visible label, names the action, which the state changes. An icon's label is constant, and its state is announced. */
  readonly label: string
  readonly icon: ReactNode
  readonly isPressed: boolean
  /** An icon in a corner of a product card's picture, or an icon with a visible label. */
  readonly look: 'card-top' | 'card-bottom' | 'text'
  readonly onToggle: () => Promise<void>
}

const CARD = 'icon-button card-action'

/** A toggle button that ignores clicks while its request is pending. */
export function ToggleButton({ label, icon, isPressed, look, onToggle }: ToggleButtonProps) {
  const [isBusy, act] = useTransition()
  const isText = look === 'text'
  return (
    <button
      type="button"
      className={isText ? 'button button-text' : look === 'card-top' ? CARD : `${CARD} bottom-1`}
      aria-pressed={isText ? undefined : isPressed}
      data-active={(isText && isPressed) || undefined}
      aria-busy={isBusy || undefined}
      aria-label={isText ? undefined : label}
      onClick={() => !isBusy && act(onToggle)}
    >
      {icon}
      {isText && label}
    </button>
  )
}
