'use client'

import { useEffect } from 'react'
import { whenChosen } from '../tracking/when-chosen.ts'

/** Rendered within entries, so that pages without content load no tracking. */
export function EntryTracking() {
  useEffect(() => whenChosen(() => void import('../tracking/follow-entries.ts').then(({ followEntries }) => followEntries())), [])
  return null
}
