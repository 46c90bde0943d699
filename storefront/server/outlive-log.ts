/**
 * Lets the process go on when nobody reads its log any more. A write that fails is an error nobody waits for, which Next logs: another write
 * that fails, and so on, at the cost of a whole core.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
