import type { Reason, Refusal } from './reason.ts'
import { ENGLISH } from './messages.en.ts'
import { POLISH } from './messages.pl.ts'

interface Pattern {
  readonly reason: Reason
  readonly pattern: RegExp
}

/** The patterns of the extracted values; other values are ignored. */
const VALUES: Readonly<Record<string, string>> = { count: '\\d+(?:\\.\\d+)?', detail: '.+' }

/** Both languages for every store view, since a language pack translates only some messages. */
const PATTERNS: readonly Pattern[] = [...POLISH, ...ENGLISH].map(([reason, text]) => ({ reason, pattern: patternOf(text) }))

/** Messages may quote up to 64 kB of a visitor's input, and a pattern takes quadratic time. */
const MAX_LENGTH = 1000

/** The last resort, for refusals without a code that could have several reasons for their field. */
export function matchMessage(message: string): Refusal | undefined {
  if (message.length > MAX_LENGTH) return undefined
  for (const { reason, pattern } of PATTERNS) {
    const values = pattern.exec(message)
    if (values) return { reason, ...read(values.groups) }
  }
  return undefined
}

function read({ count, field, detail }: Record<string, string> = {}): Omit<Refusal, 'reason'> {
  return { ...(count !== undefined && { count: Number(count) }), ...(field !== undefined && { field }), ...(detail !== undefined && { detail }) }
}

/** Matches anywhere in the message, since Magento embeds the cause in longer ones; without the full stop, which some releases lack. */
function patternOf(text: string): RegExp {
  const source = text
    .replace(/\.$/, '')
    .replace(/[$()*+.?[\\\]^|]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${VALUES[name] ?? '.*?'})`)
  return new RegExp(source, 'i')
}
