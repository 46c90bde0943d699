'use client'

import { useState } from 'react'

export interface OpenedModal<Subject> {
  /** The item that the modal was last opened for, kept while it closes. */
  readonly subject: Subject | undefined
  /** The number of openings: a key for content that resets each time. */
  readonly times: number
  readonly isOpen: boolean
  readonly open: (subject: Subject) => void
  /** Closes the modal unless it was opened again since: the answer to its request may arrive late. */
  readonly close: () => void
}

/** The state of a modal about one of several items. It is closed and not unmounted, so that the browser restores the focus. */
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
