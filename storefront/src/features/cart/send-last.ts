export interface LastSender<Value> {
  /** Replaces a waiting value. */
  readonly schedule: (value: Value) => void
  /** Sends a waiting value at once. */
  readonly flush: () => void
  /** Discards a waiting value. */
  readonly cancel: () => void
}

const DELAY_MS = 400

/**
 * Debounces requests: sends the last value once none has followed for `delay` milliseconds. A value that is scheduled during a request
 * is sent after it.
 * @param send its `isReplaced` tells whether such a value waits by now
 */
export function sendLast<Value>(send: (value: Value, isReplaced: () => boolean) => Promise<void>, onIdle: () => void, delay = DELAY_MS): LastSender<Value> {
  let waiting: { readonly value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!waiting || isSending) return
    const { value } = waiting
    waiting = undefined
    isSending = true
    await send(value, () => waiting !== undefined).finally(() => (isSending = false))
    if (waiting) await flush()
    else onIdle()
  }

  return {
    schedule(value) {
      waiting = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), delay)
    },
    flush: () => void flush(),
    cancel() {
      clearTimeout(timer)
      waiting = undefined
    },
  }
}
