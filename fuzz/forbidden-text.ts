import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Internal details that a response must not reveal. */
const INTERNALS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a stack', /\bat (?:async )?(?:[\w.<>$ ]+ \()?(?:file:\/\/|node:|webpack|\/)[^\s)]+:\d+:\d+/],
  ['a path', new RegExp(`${RegExp.escape(ROOT)}|/node_modules/|file:///|\\.next(?:-en)?/server|/etc/passwd:`)],
  ['SQL', /\bSQLITE_[A-Z]+|\bno such (?:table|column)\b|\bconstraint failed\b|\bSELECT\b.{1,200}\bFROM\b|": syntax error|\bdatatype mismatch\b/],
  ['an error of the program', /\b(?:Type|Reference|Range|Syntax|URI|Aggregate|Assertion)Error\b|Cannot read propert|is not a function\b|is not iterable|\bERR_[A-Z]{3}[A-Z_]+|\bE(?:CONNREFUSED|CONNRESET|NOENT|ACCES|MFILE)\b|\bfetch failed\b|Internal server error/i],
]

export interface Leak {
  readonly kind: string
  readonly excerpt: string
}

/**
 * @param sent the visitor's input, which a response may repeat
 * @param secrets by their names
 */
export function findLeak(text: string, sent: string, secrets: ReadonlyMap<string, string>): Leak | undefined {
  for (const [kind, pattern] of INTERNALS) {
    const match = pattern.exec(text)
    if (match && !sent.includes(match[0])) return { kind, excerpt: around(text, match.index) }
  }
  for (const [name, secret] of secrets) {
    const index = text.indexOf(secret)
    if (index >= 0 && !sent.includes(secret)) return { kind: name, excerpt: around(text, index) }
  }
  return undefined
}

const around = (text: string, index: number): string => text.slice(Math.max(0, index - 80), index + 160)

/** A stack, or Node's output for an uncaught error. */
const UNEXPECTED = /^\s+at \S.*(?::\d+|frames)|unhandled ?rejection|uncaught ?exception|out of memory/im

/** @returns the unexpected error in these lines of a log, if any */
export function unexpectedError(lines: string): string | undefined {
  const match = UNEXPECTED.exec(lines)
  if (!match) return undefined
  const before = lines.slice(0, match.index).split('\n').slice(-4).join('\n')
  return `${before}${lines.slice(match.index)}`.slice(0, 800)
}
