'use client'

import { useRef, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { isSessionOver } from '../session/is-session-over.ts'

interface Save<Input> {
  readonly isSaving: boolean
  /** Why the last attempt failed; reset by the next one. */
  readonly error: Error | undefined
  /** Does nothing while a save is in progress. @returns whether the data was saved */
  readonly save: (input: Input) => Promise<boolean>
}

/** Saves a change of the customer's data; a repeated click while it is being saved has no effect. A failure is logged as `what`. */
export function useSave<Input>(what: string, send: (input: Input) => Promise<void>, onFailure?: (failure: unknown) => void): Save<Input> {
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error>()

  async function save(input: Input): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setSaving(true)
    setError(undefined)
    try {
      await send(input)
      return true
    } catch (failure) {
      logFailure(what, failure)
      // The login page reports it.
      if (await isSessionOver(failure)) return false
      setError(failure as Error)
      onFailure?.(failure)
      return false
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  return { isSaving, error, save }
}
