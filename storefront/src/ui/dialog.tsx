'use client'

import type { ReactNode } from 'react'
import { useDialog } from './use-dialog.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly className: string
  readonly titleId: string
  /** The id of a child element that is announced with the title. */
  readonly descriptionId?: string | undefined
  readonly children: ReactNode
}

/** A native modal dialog: the browser keeps the focus inside, gives it back, and closes on Esc. */
export function Dialog({ isOpen, onClose, className, titleId, descriptionId, children }: DialogProps) {
  const dialog = useDialog(isOpen, onClose)

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the keyboard equivalent of the click
    <dialog
      {...dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      // The content fills the dialog, so a click on the dialog itself was on the backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
