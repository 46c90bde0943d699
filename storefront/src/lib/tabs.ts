/** Sends a message to the visitor's other tabs, if the browser supports channels. */
export function notifyTabs(channelName: string, message: unknown): void {
  const channel = openChannel(channelName)
  channel?.postMessage(message)
  channel?.close()
}

/** Subscribes to messages of other tabs. Returns a function that unsubscribes. */
export function onTabMessage<Message>(channelName: string, listener: (message: Message) => void): () => void {
  const channel = openChannel(channelName)
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
  return () => channel?.close()
}

function openChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
}

/**
 * Runs the work while no other tab runs work with the same name; shared work only waits for work that is not shared. Browsers have Web
 * Locks on https and localhost only.
 */
export function withLock<Result>(name: string, work: () => Promise<Result>, mode: LockMode = 'exclusive'): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, { mode }, work) : work()
}
