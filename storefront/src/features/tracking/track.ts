import type { Answer } from '../../graphql/browser.ts'
import { currentConsent, onConsent } from './consent.ts'
import { showBanner } from './show-banner.tsx'

let isStarted = false
let tellMove: (() => void) | undefined

/**
 * Called on each page that the visitor comes to.
 * @param answers that the shop has given to this document before
 */
export function track(answers: readonly Answer[]): void {
  if (isStarted) return tellMove?.()
  isStarted = true
  const { granted, isOpen } = currentConsent()
  if (isOpen) void showBanner()
  const { tagManager: address, tagManagerLoads } = document.documentElement.dataset
  if (!address) return
  const start = (early: readonly Answer[]): void => {
    void import('./tag-manager.ts').then(({ startTagManager }) => {
      tellMove = startTagManager(address, early)
    })
  }
  if (granted.length > 0 || tagManagerLoads === 'always') return start(granted.includes('analytics') ? answers : [])
  // What happened before is nobody's business any more.
  const stop = onConsent((consent) => {
    if (consent.granted.length === 0) return
    stop()
    start([])
  })
}
