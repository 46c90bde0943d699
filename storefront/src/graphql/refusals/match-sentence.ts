import type { Reason, Refusal } from './reason.ts'
import { ENGLISH } from './sentences.en.ts'
import { POLISH } from './sentences.pl.ts'

interface Pattern {
  readonly reason: Reason
  readonly pattern: RegExp
}

/** The patterns of the values that are extracted; all others are ignored. */
const VALUES: Readonly<Record<string, string>> = { count: '\\d+(?:\\.\\d+)?', detail: '.+' }

/** Both languages for every store view: a shop's language pack translates some messages and leaves the others in English. */
const PATTERNS: readonly Pattern[] = [...POLISH, ...ENGLISH].map(([reason, sentence]) => ({ reason, pattern: patternOf(sentence) }))

/** Messages quote a visitor's input, up to 64 kB of it, and a pattern's time grows with the square of the length. */
const LONGEST = 1000

/** The last resort, for refusals without a code that could have several reasons for their field. */
export function matchSentence(message: string): Refusal | undefined {
  if (message.length > LONGEST) return undefined
  for (const { reason, pattern } of PATTERNS) {
    const values = pattern.exec(message)
    if (values) return { reason, ...read(values.groups) }
  }
  return undefined
}

function read({ count, field, detail }: Record<string, string> = {}): Omit<Refusal, 'reason'> {
  return { ...(count !== undefined && { count: Number(count) }), ...(field !== undefined && { field }), ...(detail !== undefined && { detail }) }
}

/** Matches anywhere in the message, since Magento embeds the cause in a longer one; without the full stop, which some releases lack. */
function patternOf(sentence: string): RegExp {
  const source = sentence
    .replace(/\.$/, '')
    .replace(/[$()*+.?[\\\]^|]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${VALUES[name] ?? '.*?'})`)
  return new RegExp(source, 'i')
}
