import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** Milliseconds. */
const DELAY = 500
const PATIENCE = 2000

/**
 * Whether the browser has had time for less urgent work since the component became interactive. The delay leaves a slow phone, which is
 * idle for a moment between two parts of the page, to the shopper's first tap.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(whenIdle, DELAY, () => setIdle(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
