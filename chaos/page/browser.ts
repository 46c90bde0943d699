import { fakeStorage } from '../../storefront/src/lib/fake-storage.fixture.ts'

type Listener = (event: { readonly data: unknown }) => void

/** The state that the tabs of one visitor share: cookies, locks and broadcast channels. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** One call at a time by name, or several shared ones; `signal` releases the lock, as closing a page does. */
  readonly withLock: <Result>(name: string, mode: LockMode, work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
  /** @returns stops listening */
  readonly listen: (channel: string, page: object, listener: Listener) => () => void
  readonly broadcast: (channel: string, page: object, data: unknown) => void
}

/** A tab keeps its storage when its page is reloaded. */
export const openTab = (): Tab => ({ storage: fakeStorage() })

export interface Tab {
  readonly storage: ReturnType<typeof fakeStorage>
}

/** What the next call waits for: a shared one for the last that was not, another for all. */
interface Lock {
  readonly exclusive: Promise<unknown>
  readonly shared: readonly Promise<unknown>[]
}

export function openBrowser(): Browser {
  const cookies = new Map<string, string>()
  const locks = new Map<string, Lock>()
  const listeners = new Set<{ channel: string; page: object; listener: Listener }>()

  async function withLock<Result>(name: string, mode: LockMode, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const never = new Promise<never>(() => {})
    if (signal.aborted) return never
    const { exclusive, shared } = locks.get(name) ?? { exclusive: Promise.resolve(), shared: [] }
    const before = mode === 'shared' ? exclusive : Promise.all([exclusive, ...shared])
    const isOver = Promise.withResolvers<void>()
    const end = before.then(() => isOver.promise)
    locks.set(name, mode === 'shared' ? { exclusive, shared: [...shared, end] } : { exclusive: end, shared: [] })
    // A closed page releases its locks, even if its code still waits for something.
    const release = () => isOver.resolve()
    signal.addEventListener('abort', release, { once: true })
    try {
      await before
      // A page that was closed meanwhile has released the lock.
      if (signal.aborted) return await never
      return await work()
    } finally {
      signal.removeEventListener('abort', release)
      release()
    }
  }

  function listen(channel: string, page: object, listener: Listener): () => void {
    const entry = { channel, page, listener }
    listeners.add(entry)
    return () => void listeners.delete(entry)
  }

  function broadcast(channel: string, page: object, data: unknown): void {
    const receivers = [...listeners].filter((entry) => entry.channel === channel && entry.page !== page)
    // Delivered asynchronously as a copy, as between the processes of a browser.
    for (const entry of receivers) setImmediate(() => listeners.has(entry) && entry.listener({ data: structuredClone(data) }))
  }

  return { cookies, withLock, listen, broadcast }
}

/** The Web Locks of one page, until it is closed. */
export const locksOf = (browser: Browser, closed: AbortSignal) => ({
  request: <Result>(name: string, { mode = 'exclusive' }: LockOptions, work: () => Promise<Result>) => browser.withLock(name, mode, work, closed),
})
