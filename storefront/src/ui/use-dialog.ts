'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useRootAttribute } from './use-root-attribute.ts'

interface DialogAttributes {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: () => void
  readonly onClose: () => void
}

/** Shows and closes a native modal dialog. */
export function useDialog(isOpen: boolean, onClose: () => void): DialogAttributes {
  const ref = useRef<HTMLDialogElement>(null)
  useRootAttribute('data-dialog', isOpen)

  useEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal()
    if (!isOpen) ref.current?.close()
  }, [isOpen])

  return {
    ref,
    // The browser restores the focus before it sends `close`, so the button that has it may open the dialog again in between.
    onCancel: onClose,
    onClose: () => {
      if (isOpen && !ref.current?.open) onClose()
    },
  }
}
