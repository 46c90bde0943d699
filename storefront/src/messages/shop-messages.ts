import 'server-only'
import { loadBrandMessages } from '../../brand/brands.ts'
import { readServerSettings } from '../env.ts'
import { NAMESPACES } from '../i18n/generated/namespaces.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { sourcesOf } from '../i18n/sources.ts'
import { mergeMessages } from './merge-messages.ts'
import { importIfExists, readNamespace } from './read-namespace.ts'

const { brand } = readServerSettings()
const loaded = new Map<Locale, Promise<Messages>>()

/** All messages in a language, with the brand's merged in. */
export function shopMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load(locale)
  loaded.set(locale, messages)
  return messages
}

async function load(locale: Locale): Promise<Messages> {
  const own = new Map<string, object>()
  const [ofBrand, ...files] = await Promise.all([
    brand ? loadBrandMessages(brand, locale) : {},
    ...NAMESPACES.map(async (namespace) => [namespace, await readNamespace(locale, async (source) => {
      const file = await importIfExists<object>(import(`../../messages/${source}/${namespace}.json`))
      if (file && source === locale) own.set(namespace, file)
      return file
    })] as const),
  ])
  const messages = Object.fromEntries(files)
  reportGaps(locale, own, messages)
  return mergeMessages(messages, ofBrand) as unknown as Messages
}

/** Logs once what the language takes from another one. */
function reportGaps(locale: Locale, own: ReadonlyMap<string, object>, messages: object): void {
  const files = NAMESPACES.filter((namespace) => !own.has(namespace)).map((namespace) => `${namespace}.json`)
  const inOwnFiles = Object.fromEntries(Object.entries(messages).filter(([namespace]) => own.has(namespace)))
  const keys = countKeys(inOwnFiles) - countKeys(Object.fromEntries(own))
  if (files.length + keys === 0) return
  const gaps = [...files, ...(keys > 0 ? [`${keys} keys of other files`] : [])].join(', ')
  console.warn(`The language ${locale} has no ${gaps}: their texts are those of ${sourcesOf(locale).slice(1).join(' or ')}`)
}

/** A message is text, or a list once the build has compiled it. */
const countKeys = (tree: object): number =>
  Object.values(tree).reduce<number>((sum, value) => sum + (typeof value === 'object' && value !== null && !Array.isArray(value) ? countKeys(value as object) : 1), 0)
