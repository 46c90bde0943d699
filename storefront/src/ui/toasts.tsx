'use client'

import { useLocale } from 'next-intl'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { withMessages } from '../messages/with-messages.tsx'
import { onToast } from './toast.ts'

const Toaster = withMessages(['toast-messages'], () => import('./toaster.tsx').then((module) => module.Toaster))

interface ToastsProps {
  readonly label: string
  readonly closeLabel: string
}

/** Rendered once in the layout; loads nothing until the first toast. */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const locale = useLocale()
  const isRequested = useRef(false)
  const [Part, setPart] = useState<ComponentType<ToastsProps>>()

  useEffect(() => {
    return onToast(() => {
      if (isRequested.current) return
      isRequested.current = true
      void Toaster.loaded(locale).then((Loaded) => setPart(() => Loaded))
    })
  }, [locale])
  return Part && <Part label={label} closeLabel={closeLabel} />
}
