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

/** Submits a form with a password: disabled until hydration, without a change of appearance. */
export function SubmitButton({ isBusy, wide, className = '', children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      wide={wide}
      className={`disabled:cursor-default disabled:bg-action disabled:text-on-action ${className}`}
      disabled={!isHydrated}
      busy={isBusy}
      // An error shown on blur moves the button away from a click in progress. So the focus moves only on click, which also closes a
      // phone's keyboard. Enter in a field clicks without a pointer (`detail` is 0) and keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.detail > 0 && event.currentTarget.focus()}
    >
      {children}
    </Button>
  )
}
