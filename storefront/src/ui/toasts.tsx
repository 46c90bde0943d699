'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { onToast } from './toast.ts'

const Toaster = dynamic(() => import('./toaster.tsx').then(({ Toaster }) => Toaster), { ssr: false })

/** Stands once in the page's layout; costs nothing until there is something to say. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onToast(() => setNeeded(true)), [])
  return isNeeded && <Toaster label={label} closeLabel={closeLabel} />
}
