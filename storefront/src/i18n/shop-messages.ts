import 'server-only'
import { BRANDS } from '../../brand/brands.ts'
import { readServerSettings } from '../env.ts'
import type { Locale } from './locales.ts'
import { mergeMessages } from './merge-messages.ts'
import { MESSAGES, type Messages } from './messages.ts'

const { brand } = readServerSettings()
const loaded = new Map<Locale, Promise<Messages>>()

/** All that the shop says in a language, its brand's own words among it. */
export function shopMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load(locale)
  loaded.set(locale, messages)
  return messages
}

async function load(locale: Locale): Promise<Messages> {
  const own = brand && (await BRANDS[brand]?.words[locale]())
  return mergeMessages(MESSAGES[locale], own ? own.default : {}) as Messages
}
