import { whenConsented } from './consent.ts'

let isFollowing = false

/** Measures the success of content on this page and on those that come after it, for as long as the visitor agrees to it. */
export function followEntries(): void {
  if (isFollowing) return
  isFollowing = true
  whenConsented('analytics', () => {
    const tracking = import('./track-entries.ts').then(({ trackEntries }) => trackEntries())
    return () => void tracking.then((end) => end())
  })
}
