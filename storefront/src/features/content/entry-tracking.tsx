'use client'

import { useEffect } from 'react'
import { deferConsentCode } from '../tracking/defer-consent-code.ts'

/** Rendered within entries, so that pages without content load no tracking. */
export function EntryTracking() {
  useEffect(() => deferConsentCode(() => void import('../tracking/follow-entries.ts').then(({ followEntries }) => followEntries())), [])
  return null
}
