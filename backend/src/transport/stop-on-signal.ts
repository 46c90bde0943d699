/** Milliseconds during which a second signal is ignored: npm forwards a Ctrl-C that the process has already received. */
const SAME_REQUEST = 1000

/**
 * Runs `stop` at the first SIGTERM or SIGINT and ends the process after it; a second signal ends it immediately.
 * @param longest milliseconds after which it ends in any case
 */
export function stopOnSignal(stop: () => Promise<void>, longest: number): void {
  let since: number | undefined
  const onSignal = (): void => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_REQUEST) process.exit(1)
      return
    }
    since = performance.now()
    setTimeout(() => process.exit(0), longest)
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Stopping failed:', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}
