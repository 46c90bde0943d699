const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls once, at the visitor's first sign of activity.
 * @returns a function that cancels it
 */
export function whenActive(callback: () => void): () => void {
  const controller = new AbortController()
  const act = () => {
    controller.abort()
    callback()
  }
  for (const sign of SIGNS) addEventListener(sign, act, { signal: controller.signal, passive: true })
  return () => controller.abort()
}
