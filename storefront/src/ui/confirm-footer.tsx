import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ConfirmFooterProps {
  /** What the button says that leaves all as it is. */
  readonly keep: string
  readonly onKeep: () => void
  readonly isSending: boolean
  /** The button that does it. */
  readonly children: ReactNode
}

/** Of a modal that asks before something is lost. What was sent cannot be taken back, so that the way out is closed by then. */
export function ConfirmFooter({ keep, onKeep, isSending, children }: ConfirmFooterProps) {
  return (
    <div className="modal-footer">
      <Button variant="secondary" disabled={isSending} onClick={onKeep}>
        {keep}
      </Button>
      {children}
    </div>
  )
}
