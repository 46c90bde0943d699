import { currentConsent } from './consent.ts'
import { showBanner } from './show-banner.tsx'

let isStarted = false

/** Called on each page that the visitor comes to. */
export function track(): void {
  if (isStarted) return
  isStarted = true
  if (currentConsent().isOpen) void showBanner()
}
