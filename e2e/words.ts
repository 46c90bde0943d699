import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'next-intl'
import { mergeMessages } from '../storefront/src/i18n/merge-messages.ts'

export type Words = (key: string, values?: Record<string, string | number>) => string

const STOREFRONT = join(import.meta.dirname, '../storefront')

/**
 * The shop's own words by their key with its namespace (`cart.title`), so that a test finds what a shopper reads.
 * @param brand whose words take their place, as `BRAND` names it; empty for a shop without one
 * @param storefront the workspace whose words they are
 */
export function wordsOf(locale: string, brand: string, storefront = STOREFRONT): Words {
  const folder = join(storefront, 'messages', locale)
  const files = readdirSync(folder)
  const messages = Object.fromEntries(files.map((file) => [file.replace('.json', ''), parse(join(folder, file))]))
  const translate = createTranslator({
    locale,
    messages: brand ? mergeMessages(messages, parse(join(storefront, 'brand', brand, `${locale}.json`))) : messages,
    onError: (error) => {
      throw error
    },
  }) as unknown as (key: string, values?: object) => string
  return (key, values) => translate(key, values)
}

const parse = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object
