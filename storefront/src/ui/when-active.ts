const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const

/**
 * Calls once, at the visitor's first sign of activity, which may have been earlier scrolling.
 * @returns a function that cancels it
 */
export function whenActive(callback: () => void): () => void {
  const controller = new AbortController()
  const act = () => {
    controller.abort()
    callback()
  }
  if (scrollY > 0) act()
  else for (const sign of SIGNS) addEventListener(sign, act, { signal: controller.signal, passive: true })
  return () => controller.abort()
}
