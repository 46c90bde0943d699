import { format, inspect } from 'node:util'
import { currentRequest } from '../src/monitoring/request-context.ts'
import type { LogFormat } from '../src/settings/monitoring.ts'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
type Method = keyof typeof LEVELS
type Level = (typeof LEVELS)[Method]

/** Gives each line of the log, of Next too, the id of its request, and with `LOG_FORMAT=json` a form for machines. */
export function startLog(logFormat: LogFormat): void {
  for (const [method, level] of Object.entries(LEVELS) as [Method, Level][]) {
    const write = console[method].bind(console)
    console[method] = logFormat === 'json' ? (...parts: unknown[]) => write('%s', jsonLine(level, parts)) : (...parts: unknown[]) => write(...withRequestId(parts))
  }
}

/** The id comes first, since an error with its stack comes last. */
export function withRequestId(parts: readonly unknown[]): readonly unknown[] {
  const request = currentRequest()
  if (!request) return parts
  const [first, ...others] = parts
  return typeof first === 'string' ? [`[${request.id}] ${first}`, ...others] : [`[${request.id}]`, ...parts]
}

/** One object in one line: `stack` is that of an error, so that `message` stays readable. */
export function jsonLine(level: Level, parts: readonly unknown[], now = new Date()): string {
  const errors = parts.filter((part) => part instanceof Error)
  const message = format(...parts.map((part) => (part instanceof Error ? summary(part) : part))).trim()
  const { id, startedAt, operation, status } = currentRequest() ?? {}
  return JSON.stringify({
    time: now.toISOString(),
    level,
    message,
    requestId: id,
    operation: operation ?? fieldOf(errors, 'operation'),
    status: status ?? fieldOf(errors, 'status'),
    durationMs: startedAt === undefined ? undefined : Math.round(performance.now() - startedAt),
    digest: fieldOf(errors, 'digest'),
    stack: errors.find(({ stack }) => stack)?.stack,
  })
}

/** Some errors describe themselves (graphql/failure-line.ts). Next gives all others a description with their stack, in many lines. */
const summary = (error: Error): string => (describes(error) === describes(Error.prototype) ? `${error.name}: ${error.message}` : inspect(error))

const describes = (error: Error): unknown => (error as unknown as Record<symbol, unknown>)[inspect.custom]

const fieldOf = (errors: readonly Error[], name: string): unknown => errors.map((error) => (error as unknown as Record<string, unknown>)[name]).find((value) => value !== undefined)
