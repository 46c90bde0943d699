'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly side: 'left' | 'right'
  readonly title: ReactNode
  readonly closeLabel: string
  /** Before the title: a way back. */
  readonly lead?: ReactNode
  /** Stays in view under what scrolls. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A native modal dialog that slides in: the browser keeps the focus inside, gives it back, and closes on Esc. */
export function Drawer({ isOpen, onClose, side, title, closeLabel, lead, footer, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  return (
    // Esc does what the click does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`drawer drawer-${side}`}
      aria-labelledby={titleId}
      onClose={onClose}
      // The dialog fills its box, so a click that reaches it and nothing in it was on the backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="flex h-full flex-col">
        <div className={`flex min-h-18 shrink-0 items-center gap-2 border-b border-line pr-2 ${lead ? 'pl-2' : 'pl-6'}`}>
          {lead}
          <h2 id={titleId} className="flex-1 text-lg tracking-snug">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className="flex-1 overflow-auto overscroll-contain px-6 py-2">{children}</div>
        {footer}
      </div>
    </dialog>
  )
}
