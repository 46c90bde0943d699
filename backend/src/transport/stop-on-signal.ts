/** Milliseconds during which a second signal is ignored: npm forwards a Ctrl-C that the process has already received. */
const DUPLICATE_WINDOW_MS = 1000

/**
 * Runs `stop` at the first SIGTERM or SIGINT and ends the process after it; a second signal ends it immediately.
 * @param timeoutMs milliseconds after which it ends in any case
 */
export function stopOnSignal(stop: () => Promise<void>, timeoutMs: number): void {
  let stoppingSince: number | undefined
  const onSignal = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > DUPLICATE_WINDOW_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    setTimeout(() => process.exit(0), timeoutMs)
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
