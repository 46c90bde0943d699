'use client'

import { useEffect } from 'react'
import { whenChosen } from '../tracking/when-chosen.ts'

/** Stands in an entry, so that pages without one load nothing of what measures its success. */
export function EntryWatch() {
  useEffect(() => whenChosen(() => void import('../tracking/follow-entries.ts').then(({ followEntries }) => followEntries())), [])
  return null
}
