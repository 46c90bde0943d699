'use client'

import { type ReactNode, useId } from 'react'
import { Dialog } from './dialog.tsx'
import { CloseIcon } from './icons/close-icon.tsx'
import { IconButton } from './icon-button.tsx'

interface ModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** The id of a child element that is announced with the title. */
  readonly descriptionId?: string
  /** For a form with fields side by side. */
  readonly wide?: boolean
  /** Stays in view below the scrolling content. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A dialog over the page; on phones a sheet at the bottom. */
export function Modal({ isOpen, onClose, title, closeLabel, descriptionId, wide = false, footer, children }: ModalProps) {
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className={wide ? 'modal modal-wide' : 'modal'} titleId={titleId} descriptionId={descriptionId}>
      <div className="modal-box">
        <h2 id={titleId} className="modal-title">
          {title}
        </h2>
        <div className="modal-content">{children}</div>
        {footer}
        {/* Last, so that the first focus goes to the content. */}
        <IconButton className="modal-close" label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
    </Dialog>
  )
}
