import { serialQueue } from '../../lib/serial-queue.ts'

const enqueue = serialQueue()
let startedAt = 0

/** One call about the cart at a time: answers come in the order of the calls, so that no older one is shown over a newer. */
export const enqueueCartCall = <Result>(call: () => Promise<Result>): Promise<Result> =>
  enqueue(() => {
    startedAt = Date.now()
    return call()
  })

/** When the current call started, by the clock that all tabs share. */
export const cartCallStartedAt = (): number => startedAt
