/**
 * Keeps the process running after the reader of its log has gone. A failed write is an unhandled error, which Next logs: another write
 * that fails, and so on in a loop that takes a whole core.
 */
export function ignoreLogErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
