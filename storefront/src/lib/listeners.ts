interface Listeners<Event extends readonly unknown[]> {
  readonly notify: (...event: Event) => void
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: (...event: Event) => void) => () => void
}

/**
 * Functions to call when something happens.
 * @param watch called with the first subscription; returns a function that is called after the last unsubscription
 */
export function createListeners<Event extends readonly unknown[] = []>(watch?: (notify: (...event: Event) => void) => () => void): Listeners<Event> {
  const listeners = new Set<(...event: Event) => void>()
  const notify = (...event: Event): void => listeners.forEach((listener) => listener(...event))
  let stopWatching: (() => void) | undefined

  return {
    notify,
    subscribe(listener) {
      listeners.add(listener)
      stopWatching ??= watch?.(notify)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopWatching?.()
        stopWatching = undefined
      }
    },
  }
}
