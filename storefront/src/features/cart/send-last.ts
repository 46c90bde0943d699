export interface LastSender<Value> {
  readonly ask: (value: Value) => void
  /** Sends at once what is still waiting, for when nobody can wait any longer. */
  readonly flush: () => void
  /** Nothing that is still waiting is wanted any more. */
  readonly drop: () => void
}

const PAUSE = 400

/**
 * Makes one request of many quick wishes: waits until none has come for a moment and sends the last. What is wished
 * while one is under way goes after it.
 */
export function sendLast<Value>(send: (value: Value) => Promise<void>, onIdle: () => void, pause = PAUSE): LastSender<Value> {
  let waiting: { readonly value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!waiting || isSending) return
    const { value } = waiting
    waiting = undefined
    isSending = true
    await send(value).finally(() => (isSending = false))
    if (waiting) await flush()
    else onIdle()
  }

  return {
    ask(value) {
      waiting = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pause)
    },
    flush: () => void flush(),
    drop() {
      clearTimeout(timer)
      waiting = undefined
    },
  }
}
