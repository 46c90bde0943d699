import type { Answer } from '../../graphql/browser.ts'
import { currentConsent, onConsent, whenConsented } from './consent.ts'
import { showBanner } from './consent-banner.tsx'

let shownPath: string | undefined
let onNavigation: (() => void) | undefined

/**
 * Called on each page view.
 * @param answers received since the document loaded
 */
export function track(path: string, answers: readonly Answer[]): void {
  const isFirst = shownPath === undefined
  const isNavigation = !isFirst && path !== shownPath
  shownPath = path
  if (isNavigation) onNavigation?.()
  if (!isFirst) return
  const { granted, isOpen } = currentConsent()
  if (isOpen) void showBanner()
  const { tags: address, tagsLoad, vitals } = document.documentElement.dataset
  if (vitals !== undefined) whenConsented('analytics', measure)
  if (!address) return
  const start = (earlyAnswers: readonly Answer[]): void => {
    void import('./tag-manager.ts').then(({ startTagManager }) => {
      onNavigation = startTagManager(address, earlyAnswers)
    })
  }
  if (granted.length > 0 || tagsLoad === 'always') return start(granted.includes('analytics') ? answers : [])
  // Events before consent are not tracked.
  const stop = onConsent((consent) => {
    if (consent.granted.length === 0) return
    stop()
    start([])
  })
}

/** Loads the code for it only then. */
function measure(): () => void {
  const stop = import('./measure-visit.ts').then(({ measureVisit }) => measureVisit())
  return () => void stop.then((end) => end())
}
