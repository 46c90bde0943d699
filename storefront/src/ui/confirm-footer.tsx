import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ConfirmFooterProps {
  /** The label of the cancel button. */
  readonly keep: string
  readonly onKeep: () => void
  readonly isSending: boolean
  /** The confirm button. */
  readonly children: ReactNode
}

/** The footer of a confirmation dialog. A sent request cannot be cancelled, so the cancel button is disabled while it is pending. */
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
