/** What a listing's address asks for. Nothing in it is checked against the backend yet. */
export interface ListingQuery {
  /** Values by attribute code; a range is one value of the form `from__to`. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort: ListingSort | undefined
  readonly page: number
  readonly search: string
}

export interface ListingSort {
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

export const PLAIN_LISTING: ListingQuery = { filters: {}, sort: undefined, page: 1, search: '' }

const OWN_KEYS = ['p', 'sort', 'q', 'slug']

/** Reads the query of a listing. What is unknown or malformed is ignored, so that no address is an error. */
export function parseListingQuery(text: string): ListingQuery {
  const values = valuesByKey(new URLSearchParams(text))
  const filters = Object.entries(values).filter(([key]) => !OWN_KEYS.includes(key) && /^[a-z][a-z0-9_]*$/i.test(key))
  return {
    filters: Object.fromEntries(filters),
    sort: parseSort(values.sort?.[0] ?? ''),
    page: parsePage(values.p?.[0] ?? ''),
    search: (values.q?.[0] ?? '').trim(),
  }
}

function valuesByKey(params: URLSearchParams): Record<string, string[]> {
  const keys = [...new Set(params.keys())]
  return Object.fromEntries(keys.map((key) => [key, [...new Set(params.getAll(key).filter(Boolean))]]))
}

function parsePage(text: string): number {
  const page = Number(text)
  return /^\d{1,6}$/.test(text) && page > 0 ? page : 1
}

function parseSort(text: string): ListingSort | undefined {
  const [, field, direction] = /^([a-z][a-z0-9_]*)__(ASC|DESC)$/i.exec(text) ?? []
  if (field === undefined || direction === undefined) return undefined
  return { field, direction: direction.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' }
}
