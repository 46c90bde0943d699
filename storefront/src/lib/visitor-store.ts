import { createListeners } from './listeners.ts'
import { onTabMessage, notifyTabs } from './tabs.ts'

export interface VisitorStore<State> {
  readonly get: () => State
  readonly set: (state: State) => void
  /** Sets the state in the visitor's other tabs as well. */
  readonly share: (state: State) => void
  /** Resets to the initial state without notifying: components show the last state until the next `set`. */
  readonly reset: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const resets: Array<() => void> = []

/** Resets all stores. For tests, each of which begins with a new visitor. */
export function startVisitor(): void {
  resets.forEach((reset) => reset())
}

/**
 * State of this tab's visitor for useSyncExternalStore. Pages are rendered without a visitor, so the server's snapshot is the state in
 * which nothing is known yet.
 * @param create returns the initial state; called on first use, so that importing a store creates nothing
 * @param channel the name under which tabs share the state
 * @param watch observes other sources of change while the store has subscribers
 */
export function createStore<State>(create: () => State, channel = '', watch?: (notify: () => void) => () => void): VisitorStore<State> {
  let current: [State] | undefined
  const { notify, subscribe } = createListeners((notifyAll) => {
    const stops = [watch?.(notifyAll), channel && onTabMessage(channel, set)]
    return () => stops.forEach((stop) => stop && stop())
  })

  function set(state: State): void {
    current = [state]
    notify()
  }
  function reset(): void {
    current = undefined
  }
  resets.push(reset)

  return {
    get: () => (current ??= [create()])[0],
    set,
    share(state) {
      set(state)
      notifyTabs(channel, state)
    },
    reset,
    subscribe,
  }
}
