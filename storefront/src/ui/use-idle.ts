import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** Milliseconds. */
const PATIENCE = 2000

/** Whether the browser has had time for less urgent work since the page became interactive. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), PATIENCE), [])
  return isIdle
}
