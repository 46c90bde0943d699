'use client'

import { type ReactNode, useEffect, useRef } from 'react'

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
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the keyboard equivalent of the click
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      onClose={onClose}
      // The content fills the dialog, so a click on the dialog itself was on the backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
