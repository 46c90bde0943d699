import 'server-only'
import * as v from 'valibot'
import { logOnce } from '../content/log-once.ts'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))

/** A page builder sends an empty text, or null, for a field that was filled once. */
const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(v.nullish(v.union([v.pipe(v.string(), v.trim(), v.literal('')), schema])), v.transform((value) => value || undefined))

/** One or two words up to a sentence; shown as text, so that markup in it is text, too. */
export const line = text(300)
export const optionalLine = optional(line)

export const paragraph = text(2000)
export const optionalParagraph = optional(paragraph)

/** HTML that somebody has written; it is sanitised where it is shown. */
export const richText = text(50_000)

/** An address in the shop or elsewhere. Browsers skip whitespace and read a backslash as a slash, so neither passes. */
const LINK = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

const link = v.pipe(v.string(), v.trim(), v.regex(LINK, 'is no address that a link may lead to'))

/** A bad one is left out alone, and its label with it. */
export const optionalLink = v.fallback(optional(link), (dataset) => {
  if (dataset?.issues) logOnce(`A link of an entry is left out, because it is no address: ${JSON.stringify(dataset.issues[0].input)?.slice(0, 200)}`)
  return undefined
})

/** The address of a picture, a film or captions; where it may lead is decided where it is used. */
export const file = text(2000)
export const optionalFile = optional(file)

/** Where the point of a picture is that cropping keeps, in percent from its left or upper edge. */
export const focus = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 50), 50)
