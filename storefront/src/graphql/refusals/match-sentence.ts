import type { Reason, Refusal } from './reason.ts'
import { ENGLISH } from './sentences.en.ts'
import { POLISH } from './sentences.pl.ts'

interface Pattern {
  readonly reason: Reason
  readonly pattern: RegExp
}

/** How values that are read look; any other is nobody's to read. */
const VALUES: Readonly<Record<string, string>> = { count: '\\d+(?:\\.\\d+)?', detail: '.+' }

/** Both languages for every store view: a shop's language pack translates some sentences, and leaves the others English. */
const PATTERNS: readonly Pattern[] = [...POLISH, ...ENGLISH].map(([reason, sentence]) => ({ reason, pattern: patternOf(sentence) }))

/** Sentences repeat what a visitor has sent, up to 64 kB of it, and a pattern's time grows with the square of the length. */
const LONGEST = 1000

/** The last resort, for what has no code and could mean several things at its place. */
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

/** Anywhere in what is said, as Magento puts a cause into a sentence about what it kept from being done; without the full stop, which not every release has. */
function patternOf(sentence: string): RegExp {
  const source = sentence
    .replace(/\.$/, '')
    .replace(/[$()*+.?[\\\]^|]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${VALUES[name] ?? '.*?'})`)
  return new RegExp(source, 'i')
}
