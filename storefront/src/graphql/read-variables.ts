/** Deeper than any operation of the shop; PHP refuses JSON from 512 levels on, with status 500. */
const DEEPEST = 16

type Variables = Readonly<Record<string, unknown>>

/**
 * The variables for the backend; undefined if they are not an object, or nested too deeply. Those that the operation does not
 * declare are dropped: the backend ignores them, and no check here may rely on one.
 */
export function readVariables(given: unknown, query: string): Variables | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || isDeep(given, DEEPEST)) return undefined
  const declared = Object.entries(given).filter(([name]) => query.includes(`$${name}:`))
  return wellFormed(Object.fromEntries(declared)) as Variables
}

const isDeep = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1)))

/** A field's length limit can cut an emoji in two; PHP rejects the unpaired surrogate as broken JSON. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), wellFormed(inner)]))
}
