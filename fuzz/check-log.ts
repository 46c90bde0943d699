/** A stack, or Node's output for an uncaught error. */
const UNEXPECTED = /^\s+at \S.*(?::\d+|frames)|unhandled ?rejection|uncaught ?exception|out of memory/im

/** @returns the unexpected error in these lines of a log, if any */
export function unexpectedError(lines: string): string | undefined {
  const match = UNEXPECTED.exec(lines)
  if (!match) return undefined
  const before = lines.slice(0, match.index).split('\n').slice(-4).join('\n')
  return `${before}${lines.slice(match.index)}`.slice(0, 800)
}
