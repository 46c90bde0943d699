import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'next-intl'
import { mergeMessages } from '../storefront/src/messages/merge-messages.ts'

export type Translator = (key: string, values?: Record<string, string | number>) => string

const STOREFRONT = join(import.meta.dirname, '../storefront')

/**
 * The shop's messages by namespace and key (`cart.title`), so that tests find elements by the text that a shopper reads.
 * @param brand whose messages override them, as in `BRAND`; empty for none
 * @param storefront the workspace of the messages
 */
export function translatorFor(locale: string, brand: string, storefront = STOREFRONT): Translator {
  const messages = messagesOf(locale, storefront)
  const translate = createTranslator({
    locale,
    messages: brand ? mergeMessages(messages, parse(join(storefront, 'brand', brand, `${locale}.json`))) : messages,
    onError: (error) => {
      throw error
    },
  }) as unknown as (key: string, values?: object) => string
  return (key, values) => translate(key, values)
}

/** @returns the messages without a brand, by namespace */
export function messagesOf(locale: string, storefront = STOREFRONT): Record<string, object> {
  const folder = join(storefront, 'messages', locale)
  return Object.fromEntries(readdirSync(folder).map((file) => [file.replace('.json', ''), parse(join(folder, file))]))
}

const parse = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object
