import 'server-only'
import * as v from 'valibot'

/** One or two words up to a sentence; shown as text, so that markup in it is text, too. */
export const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))

export const paragraph = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000))

/** HTML that somebody has written; it is sanitised where it is shown. */
export const richText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50_000))

/** An address in the shop or elsewhere. Browsers skip whitespace and read a backslash as a slash, so neither passes. */
const LINK = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

export const link = v.pipe(v.string(), v.trim(), v.regex(LINK, 'is no address that a link may lead to'))
