/**
 * Calls once the browser is idle, or soon in Safari, which cannot tell.
 * @param timeout milliseconds until a browser that is never idle calls
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void, timeout?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, timeout === undefined ? {} : { timeout })
  return () => cancelIdleCallback(idle)
}
