/** Lets the process go on when nobody reads its log any more: without a listener, a write that fails later ends it. */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
