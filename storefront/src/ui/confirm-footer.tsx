import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ConfirmFooterProps {
  readonly cancelLabel: string
  readonly onCancel: () => void
  readonly isSending: boolean
  /** The confirm button. */
  readonly children: ReactNode
}

/** The footer of a confirmation dialog. A sent request cannot be cancelled, so the cancel button is disabled while it is pending. */
export function ConfirmFooter({ cancelLabel, onCancel, isSending, children }: ConfirmFooterProps) {
  return (
    <div className="modal-footer">
      <Button variant="secondary" disabled={isSending} onClick={onCancel}>
        {cancelLabel}
      </Button>
      {children}
    </div>
  )
}
