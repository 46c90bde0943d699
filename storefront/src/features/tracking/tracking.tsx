'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { type Answer, onAnswer } from '../../graphql/browser.ts'
import { whenIdle } from '../../lib/when-idle.ts'

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
/** Milliseconds until an inactive visitor sees the banner. */
const BANNER_DELAY = 3000
/** Milliseconds until a browser that is never idle continues. */
const IDLE_TIMEOUT = 1000

const earlyAnswers: Answer[] = []
const stopListening = onAnswer((_refusal, answer) => answer && earlyAnswers.push(answer))

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
      clearTimeout(timer)
      whenIdle(async () => {
        const { track } = await import('./track.ts')
        stopListening()
        track(path, earlyAnswers)
      }, IDLE_TIMEOUT)
    }
    const timer = setTimeout(start, BANNER_DELAY)
    if (tagsLoad || document.cookie.includes('consent=')) start()
    else for (const type of INTERACTIONS) addEventListener(type, start, waiting)
    return () => {
      waiting.abort()
      clearTimeout(timer)
    }
  }, [path])
  return null
}
