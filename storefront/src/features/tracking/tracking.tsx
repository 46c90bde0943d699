'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { type Answer, onAnswer } from '../../graphql/browser.ts'

// Safari has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout

const early: Answer[] = []
const stopListening = onAnswer((_refusal, answer) => answer && early.push(answer))

/** Stands once in the page's layout. All of it comes once the page is live and at rest, and only to shops that ask for a consent. */
export function Tracking() {
  const path = usePathname()
  useEffect(() => {
    if (!document.documentElement.dataset.consent) return stopListening()
    whenIdle(async () => {
      const { track } = await import('./track.ts')
      stopListening()
      track(early)
    })
  }, [path])
  return null
}
