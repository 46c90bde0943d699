/** Milliseconds. npm forwards a Ctrl-C to a process that already got the signal from the terminal. */
const SAME_REQUEST = 1000

/**
 * Runs `stop` at the first SIGTERM or SIGINT; a second one ends the process at once.
 * @param longest milliseconds after which the process ends in any case
 */
export function stopOnSignal(stop: () => Promise<void>, longest: number): void {
  let since: number | undefined
  const onSignal = (): void => {
    if (since === undefined) {
      since = performance.now()
      // Does not keep the process alive: it exits by itself once no work is left.
      setTimeout(() => process.exit(0), longest).unref()
      stop().catch((error: unknown) => {
        console.error('Stopping failed:', error)
        process.exit(1)
      })
    } else if (performance.now() - since > SAME_REQUEST) process.exit(1)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}
