'use client'

import { useEffect, useState } from 'react'
import { withWords } from '../i18n/with-words.tsx'
import { onToast } from './toast.ts'

const Toaster = withWords(['toast-messages'], () => import('./toaster.tsx').then((module) => module.Toaster))

/** Stands once in the page's layout; costs nothing until there is something to say. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onToast(() => setNeeded(true)), [])
  return isNeeded && <Toaster label={label} closeLabel={closeLabel} />
}
