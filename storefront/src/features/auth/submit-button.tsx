'use client'

import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly wide?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Submits a form with a password: disabled until hydration, without a change of its look. */
export function SubmitButton({ isBusy, wide, className = '', children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      wide={wide}
      className={`disabled:cursor-default disabled:bg-action disabled:text-on-action ${className}`}
      disabled={!isHydrated}
      busy={isBusy}
      // An error shown on blur moves the button, and a click that starts on it would end beside it: so the focus moves on click, which
      // also closes a phone's keyboard. Enter in a field clicks the button without a pointer and keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.detail > 0 && event.currentTarget.focus()}
    >
      {children}
    </Button>
  )
}
