'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { type Answer, onAnswer } from '../../graphql/browser.ts'

const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
/** Milliseconds after which an inactive visitor sees the banner as well. */
const LONG_LOOK = 3000
/** Milliseconds after which a browser that is never idle continues anyway. */
const LONGEST_WORK = 1000
// Safari has no requestIdleCallback.
const whenIdle = (run: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: LONGEST_WORK }) : setTimeout(run))

const early: Answer[] = []
const stopListening = onAnswer((_refusal, answer) => answer && early.push(answer))

/**
 * Rendered once, in the layout. The rest loads when the browser is idle, and the banner appears after the first interaction or a
 * delay: the page is painted and interactive by then.
 */
export function Tracking() {
  const path = usePathname()
  useEffect(() => {
    const { tags, consent, tagsLoad } = document.documentElement.dataset
    if (!tags && !consent) return stopListening()
    const waiting = new AbortController()
    const start = (): void => {
      waiting.abort()
      clearTimeout(looking)
      whenIdle(async () => {
        const { track } = await import('./track.ts')
        stopListening()
        track(path, early)
      })
    }
    const looking = setTimeout(start, LONG_LOOK)
    if (tagsLoad || document.cookie.includes('consent=')) start()
    else for (const act of ACTS) addEventListener(act, start, waiting)
    return () => {
      waiting.abort()
      clearTimeout(looking)
    }
  }, [path])
  return null
}
