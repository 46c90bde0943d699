import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'next-intl'

export type Locale = 'en' | 'pl'
export type Words = (key: string, values?: Record<string, string | number>) => string

const FOLDER = join(import.meta.dirname, '../storefront/messages')

/** The shop's own words by their key with its namespace (`cart.title`), so that a test finds what a shopper reads. */
export function wordsOf(locale: Locale): Words {
  const files = readdirSync(join(FOLDER, locale))
  const messages = Object.fromEntries(files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8'))]))
  const translate = createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error
    },
  }) as unknown as (key: string, values?: object) => string
  return (key, values) => translate(key, values)
}
