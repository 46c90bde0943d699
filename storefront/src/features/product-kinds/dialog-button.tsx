'use client'

import { type ComponentType, type ReactNode, useState } from 'react'

interface OpenState {
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface DialogButtonProps<Subject extends object> {
  readonly className: string
  readonly Content: ComponentType<Subject & OpenState>
  /** What the dialog is about. */
  readonly subject: Subject
  readonly children: ReactNode
}

/** A button whose dialog is loaded once it is opened, and begins anew each time. `useModal` does more than fits the page. */
export function DialogButton<Subject extends object>({ className, Content, subject, children }: DialogButtonProps<Subject>) {
  const [opened, setOpened] = useState(0)
  const [closed, setClosed] = useState(0)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpened(opened + 1)}>
        {children}
      </button>
      {opened > 0 && <Content key={opened} {...subject} isOpen={opened > closed} onClose={() => setClosed(opened)} />}
    </>
  )
}
