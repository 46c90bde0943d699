import 'server-only'
import * as v from 'valibot'

const ID = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
const SHARE = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const TEXT = v.pipe(v.string(), v.maxLength(1000))

/** Falls back to a block without a component, which no page shows. */
const BLOCK = v.fallback(
  v.object({
    id: v.pipe(v.string(), v.maxLength(200)),
    component: v.object({ name: v.pipe(v.string(), v.maxLength(100)), options: v.optional(v.record(v.string(), v.unknown()), {}) }),
  }),
  { id: '', component: { name: '', options: {} } },
)

export const ENTRY_BLOCKS = v.array(BLOCK)

const VARIATION = v.object({ id: ID, testRatio: SHARE, data: v.object({ blocks: ENTRY_BLOCKS }) })

const TARGET = v.object({
  property: v.string(),
  operator: v.string(),
  value: v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number(), v.boolean()]))]),
})

const LISTED = {
  id: ID,
  published: v.optional(v.string()),
  /** The first and last moment to show it, in milliseconds since 1970. */
  startDate: v.nullish(v.number()),
  endDate: v.nullish(v.number()),
  /** The targets, all of which must match. */
  query: v.optional(v.array(TARGET), []),
}

/** An entry in the list of addresses; `url` may be localized, and one address or several. */
export const LISTED_ENTRY = v.object({ ...LISTED, data: v.object({ url: v.optional(v.unknown()) }) })

/** An entry in one language. */
export const ENTRY = v.object({
  ...LISTED,
  data: v.object({
    title: v.optional(TEXT),
    description: v.optional(TEXT),
    image: v.optional(TEXT),
    blocks: ENTRY_BLOCKS,
  }),
  /** Variations of an A/B test; an invalid test is ignored. */
  variations: v.fallback(v.optional(v.record(v.string(), VARIATION), {}), {}),
})

export type ContentBlock = v.InferOutput<typeof BLOCK>
export type Variation = v.InferOutput<typeof VARIATION>
export type ListedEntry = v.InferOutput<typeof LISTED_ENTRY>
export type ContentEntry = v.InferOutput<typeof ENTRY>

const LOCALIZED = '@builder.io/core:LocalizedValue'

/** Replaces each localized value, at any depth, by its text in the locale or by its default. */
export function localize(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((each) => localize(each, locale))
  if (typeof value !== 'object' || value === null) return value
  if ('@type' in value && value['@type'] === LOCALIZED) {
    const texts = value as Readonly<Record<string, unknown>>
    return texts[locale] ?? texts.Default
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, localize(each, locale)]))
}
