/** The value at a path such as `data.url`. */
const fieldAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined), value)

/** The entry with only these fields: `id,data.title`. */
export function pickFields(entry: unknown, fields: string): unknown {
  const picked: Record<string, unknown> = {}
  for (const field of fields.split(',')) {
    const path = field.trim().split('.')
    const value = fieldAt(entry, path)
    if (value !== undefined && path.every((key) => key !== '__proto__')) setField(picked, path, value)
  }
  return picked
}

function setField(into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key] = value
  else setField((into[key] ??= {}) as Record<string, unknown>, rest, value)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether every `query.…` of the request matches: `query.data.url=/about`, or with `$ne` or `$in` and a comma-separated list. */
export function matchesQuery(entry: unknown, params: URLSearchParams): boolean {
  return [...params].every(([name, expected]) => {
    const [query, ...path] = name.split('.')
    if (query !== 'query') return true
    const operator = path.at(-1)?.startsWith('$') ? path.pop() : '$eq'
    const found = fieldAt(entry, path)
    if (operator === '$ne') return toText(found) !== expected
    if (operator === '$in') return expected.split(',').includes(toText(found))
    return operator === '$eq' && toText(found) === expected
  })
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
