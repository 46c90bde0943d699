interface Listeners<News extends readonly unknown[]> {
  readonly tell: (...news: News) => void
  /** @returns what ends the listening */
  readonly add: (listener: (...news: News) => void) => () => void
}

/**
 * Those who want to hear of something.
 * @param watch begins to watch for it, tells what it sees, and returns what ends the watching; called while somebody listens
 */
export function createListeners<News extends readonly unknown[] = []>(watch?: (tell: (...news: News) => void) => () => void): Listeners<News> {
  const listeners = new Set<(...news: News) => void>()
  const tell = (...news: News): void => listeners.forEach((listener) => listener(...news))
  let stopWatching: (() => void) | undefined

  return {
    tell,
    add(listener) {
      listeners.add(listener)
      stopWatching ??= watch?.(tell)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopWatching?.()
        stopWatching = undefined
      }
    },
  }
}
