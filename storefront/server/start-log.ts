import { format, inspect } from 'node:util'
import { currentRequest, type RequestContext } from '../src/monitoring/request-context.ts'
import type { LogFormat } from '../src/settings/monitoring.ts'
import { createRepeatedLines, type Repetition } from './repeated-lines.ts'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
type Method = keyof typeof LEVELS
type Level = (typeof LEVELS)[Method]

/**
 * Gives each line of the log, of Next too, the id of its request, and with `LOG_FORMAT=json` a form for machines. Equal failures within
 * half a minute are one line and a count.
 */
export function startLog(logFormat: LogFormat): void {
  const repeated = createRepeatedLines()
  process.on('exit', () => repeated.flush())
  for (const [method, level] of Object.entries(LEVELS) as [Method, Level][]) {
    const original = console[method].bind(console)
    const write = (parts: readonly unknown[], request?: RequestContext, repetition?: Repetition): void =>
      logFormat === 'json' ? original('%s', jsonLine(level, parts, { request, ...repetition })) : original(...textLine(parts, request, repetition))
    const isFailure = level === 'warn' || level === 'error'
    console[method] = (...parts: unknown[]) => {
      const request = currentRequest()
      const report = (repetition: Repetition): void => write(parts, undefined, repetition)
      if (!isFailure || repeated.isFirst(`${level} ${format(...parts)}`, request?.id, report)) write(parts, request)
    }
  }
}

/** The id comes first, since an error with its stack comes last. */
export function textLine(parts: readonly unknown[], request?: RequestContext, repetition?: Repetition): readonly unknown[] {
  const mark = repetition ? `[${repetition.times} more${repetition.requests.length > 0 ? `: ${repetition.requests.join(' ')}` : ''}]` : request && `[${request.id}]`
  if (mark === undefined) return parts
  const [first, ...others] = parts
  return typeof first === 'string' ? [`${mark} ${first}`, ...others] : [mark, ...parts]
}

interface LineOptions extends Partial<Repetition> {
  readonly request?: RequestContext | undefined
  readonly now?: Date
}

/** One object in one line: `stack` is that of an error, so that `message` stays readable. */
export function jsonLine(level: Level, parts: readonly unknown[], { request, times, requests, now = new Date() }: LineOptions = {}): string {
  const errors = parts.filter((part) => part instanceof Error)
  const message = format(...parts.map((part) => (part instanceof Error ? summary(part) : part))).trim()
  const { id, startedAt, operation, status } = request ?? {}
  return JSON.stringify({
    time: now.toISOString(),
    level,
    message,
    requestId: id,
    timesMore: times,
    requestIds: requests,
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
