import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { CATEGORY_ATTRIBUTES, PRODUCT_ATTRIBUTES } from '../modules/eav/catalog-attributes.ts'
import { ADDRESS_ATTRIBUTES, CUSTOMER_ATTRIBUTES } from '../modules/eav/customer-system-attributes.ts'
import { translateLabel } from '../modules/eav/system-attribute.ts'
import { LANGUAGES, languageOf, messagesByLocale } from './languages.ts'

const files = globSync('**/messages/*.ts', { cwd: join(import.meta.dirname, '..') })
const folders = [...Map.groupBy(files, dirname)].map(([folder, inside]) => [folder, inside.map((file) => basename(file, '.ts')).toSorted()] as const)

test.each(folders)('%s has a file for each language', (_, languages) => {
  expect(languages).toEqual([...LANGUAGES].toSorted())
})

test.each([['en_GB', 'en'], ['pl_PL', 'pl'], ['plt_MG', 'en'], ['de_DE', 'en']])('a store view of locale %s uses language %s', async (locale, language) => {
  expect(languageOf(locale)).toBe(language)
  const messages = await messagesByLocale((requested) => Promise.resolve(`messages in ${requested}`))
  expect(messages(locale)).toBe(`messages in ${language}`)
})

/** Identical in both languages. */
const UNCHANGED = ['SKU']

test('each label of a system attribute is translated into Polish', () => {
  const attributes = [...PRODUCT_ATTRIBUTES, ...CATEGORY_ATTRIBUTES, ...CUSTOMER_ATTRIBUTES, ...ADDRESS_ATTRIBUTES]
  const labels = attributes.flatMap(({ label, options = {} }) => [label, ...Object.values(options)])
  expect(labels.filter((label) => translateLabel('pl_PL', label) === label && !UNCHANGED.includes(label))).toEqual([])
  expect(translateLabel('en_GB', 'First Name')).toBe('First Name')
})
