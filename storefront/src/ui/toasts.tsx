'use client'

import { useLocale } from 'next-intl'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { withWords } from '../i18n/with-words.tsx'
import { onToast } from './toast.ts'

const Toaster = withWords(['toast-messages'], () => import('./toaster.tsx').then((module) => module.Toaster))

type ToasterProps = ComponentProps<typeof Toaster>

/** Stands once in the page's layout; costs nothing until there is something to say. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const locale = useLocale()
  const [Loaded, setLoaded] = useState<ComponentType<ToasterProps>>()
  useEffect(() => onToast(() => void Toaster.loadFor(locale).then((part) => setLoaded(() => part))), [locale])
  return Loaded && <Loaded label={label} closeLabel={closeLabel} />
}
