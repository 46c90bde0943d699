'use client'

import { useState } from 'react'

export interface OpenedModal<Subject> {
  /** The last one that it was opened for; it stays while the modal closes. */
  readonly subject: Subject | undefined
  /** How often it was opened: a key for what begins anew each time. */
  readonly times: number
  readonly isOpen: boolean
  readonly open: (subject: Subject) => void
  /** Closes what it was opened for, and nothing that was opened since: what was sent from there may be answered late. */
  readonly close: () => void
}

/** A modal that is about one of several things. It is closed and not taken away, so that the browser gives the focus back. */
export function useModal<Subject>(first?: () => Subject | undefined): OpenedModal<Subject> {
  const [{ subject, times, isOpen }, set] = useState(() => {
    const subject = first?.()
    return { subject, times: 0, isOpen: subject !== undefined }
  })
  return {
    subject,
    times,
    isOpen,
    open: (next) => set({ subject: next, times: times + 1, isOpen: true }),
    close: () => set((last) => (last.times === times ? { ...last, isOpen: false } : last)),
  }
}
