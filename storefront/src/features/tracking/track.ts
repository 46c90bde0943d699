import type { Answer } from '../../graphql/browser.ts'
import { currentConsent, onConsent } from './consent.ts'
import { showBanner } from './show-banner.tsx'

let shownPath: string | undefined
let tellMove: (() => void) | undefined

/**
 * Called on each page view.
 * @param answers that the shop has given to this document before
 */
export function track(path: string, answers: readonly Answer[]): void {
  const isFirst = shownPath === undefined
  const isMove = !isFirst && path !== shownPath
  shownPath = path
  if (isMove) tellMove?.()
  if (!isFirst) return
  const { granted, isOpen } = currentConsent()
  if (isOpen) void showBanner()
  const { tags: address, tagsLoad } = document.documentElement.dataset
  if (!address) return
  const start = (early: readonly Answer[]): void => {
    void import('./tag-manager.ts').then(({ startTagManager }) => {
      tellMove = startTagManager(address, early)
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
