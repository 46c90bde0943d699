import { afterEach, beforeEach, vi } from 'vitest'
import { startVisitor } from './visitor-store.ts'

/** Every test has a new visitor and its own globals, and the failures that it causes are not printed. */
export function newVisitorForEach(): void {
  beforeEach(() => {
    startVisitor()
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
