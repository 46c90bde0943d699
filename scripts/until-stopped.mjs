import { hurryChildren, stopChildren } from './children.mjs'
import { watchNpm } from './npm-above.mjs'

/** Milliseconds. npm forwards a Ctrl-C to a process that already got the signal from the terminal. */
const SAME_REQUEST = 1000

/** @type {number | undefined} */
let stoppingSince

/**
 * Stops all children and ends this process, at Ctrl-C, at the request of the system, or when npm above it has gone.
 * @param {number} status the exit status then: 0 where being stopped is the regular end
 */
export function stopWhenAsked(status) {
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_REQUEST) hurryChildren(signal)
      return
    }
    stoppingSince = performance.now()
    await stopChildren(signal)
    process.exit(status)
  }
  // Playwright and others clean up after an interrupt, so a command gets the signal that this process got. A hangup keeps
  // its default effect: nohup is respected, and otherwise the guard cleans up.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop(signal))
  const npmLives = watchNpm()
  setInterval(() => stoppingSince !== undefined || npmLives() || void stop('SIGTERM'), 250).unref()
  // The reader of this output may have exited already.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** True once the children are being stopped. */
export const isBeingStopped = () => stoppingSince !== undefined
