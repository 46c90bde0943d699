/** A stack, or what Node prints for an error that nobody caught. */
const UNEXPECTED = /^\s+at \S.*(?::\d+|frames)|unhandled ?rejection|uncaught ?exception|out of memory/im

/** @returns the unexpected error that these lines of a log tell of, if any */
export function unexpectedError(lines: string): string | undefined {
  const match = UNEXPECTED.exec(lines)
  if (!match) return undefined
  const before = lines.slice(0, match.index).split('\n').slice(-4).join('\n')
  return `${before}${lines.slice(match.index)}`.slice(0, 800)
}
