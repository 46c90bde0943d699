'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly wide?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Sends a form that holds a password: not before the scripts run, and without a look that would change when they do. */
export function SubmitButton({ isBusy, wide, className = '', children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      wide={wide}
      className={`disabled:cursor-default disabled:bg-action disabled:text-on-action ${className}`}
      disabled={!isHydrated}
      busy={isBusy}
      // What is said on leaving a field moves the button: a click that begins on it must not end beside it, so that the focus comes
      // last. It does come, and a phone's keyboard goes; Enter in a field clicks the button without a pointer, and stays there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.detail > 0 && event.currentTarget.focus()}
    >
      {children}
    </Button>
  )
}
