import type { Targeting } from './content-entry.ts'

/** A visitor's attributes: `urlPath`, `locale`, `device` and others that the page sends. */
export type Visitor = Readonly<Record<string, string>>

const MATCHES: Readonly<Record<Targeting['operator'], (actual: string, expected: string) => boolean>> = {
  is: (actual, expected) => actual === expected,
  isNot: (actual, expected) => actual !== expected,
  startsWith: (actual, expected) => actual.startsWith(expected),
  endsWith: (actual, expected) => actual.endsWith(expected),
  contains: (actual, expected) => actual.includes(expected),
}

/** Whether an entry targets this visitor; a condition on an unknown attribute does not match. */
export function isMeantFor(query: readonly Targeting[], visitor: Visitor): boolean {
  return query.every(({ property, operator, value }) => {
    const actual = visitor[property]
    if (actual === undefined) return operator === 'isNot'
    const expected = Array.isArray(value) ? (value as readonly string[]) : [value as string]
    return operator === 'isNot' ? expected.every((each) => actual !== each) : expected.some((each) => MATCHES[operator](actual, each))
  })
}

/** From `userAttributes` as JSON or one by one, from `url`, and from `locale`. */
export function readVisitor(params: URLSearchParams): Visitor {
  const visitor: Record<string, string> = {}
  const locale = params.get('locale')
  if (locale !== null) visitor.locale = locale
  const url = params.get('url')
  if (url !== null) visitor.urlPath = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : url
  for (const [name, value] of Object.entries(parsed(params.get('userAttributes')))) {
    // Only these convert to text safely: a visitor may send `{"toString": 1}`.
    if (typeof value !== 'object') visitor[name] = String(value)
  }
  for (const [name, value] of params) {
    const attribute = /^userAttributes\.(\w+)$/.exec(name)?.[1]
    if (attribute !== undefined) visitor[attribute] = value
  }
  return visitor
}

function parsed(json: string | null): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
