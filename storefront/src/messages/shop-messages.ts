import 'server-only'
import { loadBrandMessages } from '../../brand/brands.ts'
import { readServerSettings } from '../env.ts'
import { NAMESPACES } from '../i18n/generated/namespaces.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { mergeMessages } from './merge-messages.ts'

const { brand } = readServerSettings()
const loaded = new Map<Locale, Promise<Messages>>()

/** All messages in a language, with the brand's merged in. */
export function shopMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load(locale)
  loaded.set(locale, messages)
  return messages
}

async function load(locale: Locale): Promise<Messages> {
  const [own, ...files] = await Promise.all([brand ? loadBrandMessages(brand, locale) : {}, ...NAMESPACES.map((namespace) => loadFile(locale, namespace))])
  const messages = Object.fromEntries(NAMESPACES.map((namespace, index) => [namespace, files[index]]))
  return mergeMessages(messages, own) as unknown as Messages
}

async function loadFile(locale: Locale, namespace: string): Promise<object> {
  const file = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: object }
  return file.default
}
