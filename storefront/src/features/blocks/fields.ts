import 'server-only'
import * as v from 'valibot'
import { logOnce } from '../content/log-once.ts'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))

/** The page builder sends an empty text or null for a field that was cleared. */
const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(v.nullish(v.union([v.pipe(v.string(), v.trim(), v.literal('')), schema])), v.transform((value) => value || undefined))

/** Plain text, from a word to a sentence; markup in it is shown as text. */
export const line = text(300)
export const optionalLine = optional(line)

export const paragraph = text(2000)
export const optionalParagraph = optional(paragraph)

/** HTML from an editor, sanitised where it is rendered. */
export const richText = text(50_000)

/** An address in the shop or elsewhere. Browsers skip whitespace and read a backslash as a slash, so neither passes. */
const LINK = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

const link = v.pipe(v.string(), v.trim(), v.regex(LINK, 'is not an address that a link may lead to'))

/** An invalid link is left out with its label; the rest of the block stays. */
export const optionalLink = v.fallback(optional(link), (dataset) => {
  if (dataset?.issues) logOnce(`A link of an entry is left out, because it is no address: ${JSON.stringify(dataset.issues[0].input)?.slice(0, 200)}`)
  return undefined
})

/** The address of a picture, a film or captions; allowed hosts are checked where it is used. */
export const file = text(2000)
export const optionalFile = optional(file)

/** The focal point that cropping keeps, in percent from the left or upper edge. */
export const focus = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 50), 50)
