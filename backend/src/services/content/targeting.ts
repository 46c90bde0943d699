import type { Targeting } from './content-entry.ts'

/** A visitor's attributes: `urlPath`, `locale`, `device` and others that the page sends. */
export type Visitor = Readonly<Record<string, string>>

const HOLDS: Readonly<Record<Targeting['operator'], (told: string, wanted: string) => boolean>> = {
  is: (told, wanted) => told === wanted,
  isNot: (told, wanted) => told !== wanted,
  startsWith: (told, wanted) => told.startsWith(wanted),
  endsWith: (told, wanted) => told.endsWith(wanted),
  contains: (told, wanted) => told.includes(wanted),
}

/** Whether an entry targets this visitor; a condition on an unknown attribute does not match. */
export function isMeantFor(query: readonly Targeting[], visitor: Visitor): boolean {
  return query.every(({ property, operator, value }) => {
    const told = visitor[property]
    if (told === undefined) return operator === 'isNot'
    const wanted = Array.isArray(value) ? (value as readonly string[]) : [value as string]
    return operator === 'isNot' ? wanted.every((each) => told !== each) : wanted.some((each) => HOLDS[operator](told, each))
  })
}

/** From `userAttributes` as JSON or one by one, from `url`, and from `locale`. */
export function readVisitor(given: URLSearchParams): Visitor {
  const visitor: Record<string, string> = {}
  const locale = given.get('locale')
  if (locale !== null) visitor.locale = locale
  const url = given.get('url')
  if (url !== null) visitor.urlPath = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : url
  for (const [name, value] of Object.entries(parsed(given.get('userAttributes')))) {
    // Only these convert to text safely: a visitor may send `{"toString": 1}`.
    if (typeof value !== 'object') visitor[name] = String(value)
  }
  for (const [name, value] of given) {
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
