/** Milliseconds. npm hands a Ctrl-C on to a process that the terminal has told already. */
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
      // Without holding the process: it ends by itself as soon as nothing is left to do.
      setTimeout(() => process.exit(0), longest).unref()
      stop().catch((error: unknown) => {
        console.error('Stopping failed:', error)
        process.exit(1)
      })
    } else if (performance.now() - since > SAME_REQUEST) process.exit(1)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}
