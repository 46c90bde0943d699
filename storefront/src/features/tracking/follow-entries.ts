import { whenConsented } from './consent.ts'

let isFollowing = false

/** Tracks entries on this page and later ones, while the visitor consents to analytics. */
export function followEntries(): void {
  if (isFollowing) return
  isFollowing = true
  whenConsented('analytics', () => {
    const tracking = import('./track-entries.ts').then(({ trackEntries }) => trackEntries())
    return () => void tracking.then((end) => end())
  })
}
