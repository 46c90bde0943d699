'use client'

import { type ReactNode, useId } from 'react'
import { Dialog } from './dialog.tsx'
import { CloseIcon } from './icons/close-icon.tsx'
import { IconButton } from './icon-button.tsx'

interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly side: 'left' | 'right'
  readonly title: ReactNode
  readonly closeLabel: string
  /** Before the title, such as a back button. */
  readonly lead?: ReactNode
  /** Stays in view below the scrolling content. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A dialog that slides in from the side. */
export function Drawer({ isOpen, onClose, side, title, closeLabel, lead, footer, children }: DrawerProps) {
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className={`drawer drawer-${side}`} titleId={titleId}>
      <div className="drawer-box">
        <div className="drawer-head">
          {lead}
          <h2 id={titleId} className="drawer-title">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className="drawer-content">{children}</div>
        {footer}
      </div>
    </Dialog>
  )
}
