import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/i18n/languages.ts'
import type { Locale } from '../src/i18n/locales.ts'
import { BRANDS, loadBrandMessages } from './brands.ts'

const MESSAGES = join(import.meta.dirname, '../messages')
const LOCALES = Object.keys(LANGUAGES) as Locale[]

type Tree = { readonly [key: string]: Tree | string }

const leaves = (tree: Tree): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))
const keys = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [`${path}${key}`] : keys(value, `${path}${key}.`)))

const messagesOf = (locale: string): string[] =>
  readdirSync(join(MESSAGES, locale)).flatMap((file) => leaves(JSON.parse(readFileSync(join(MESSAGES, locale, file), 'utf8')) as Tree))
const brandMessages = async (name: string, locale: Locale): Promise<Tree> => (await loadBrandMessages(name, locale)) as Tree

describe.each(Object.keys(BRANDS))('the brand %s', (name) => {
  test.each(LOCALES)('has the same messages in English and %s', async (locale) => {
    expect(keys(await brandMessages(name, locale)).toSorted()).toEqual(keys(await brandMessages(name, 'en')).toSorted())
  })

  test('has its English messages in a language that it does not speak', async () => {
    expect(await loadBrandMessages(name, 'tlh' as Locale)).toEqual(await loadBrandMessages(name, 'en'))
  })

  test.each(LOCALES)('has none of its messages in messages/%s, which every shop uses', async (locale) => {
    const shared = messagesOf(locale)
    const own = leaves(await brandMessages(name, locale))
    expect(own.length).toBeGreaterThan(0)
    expect(shared.filter((message) => own.includes(message))).toEqual([])
  })
})

/** Facts of one shop: its name, its mountains, its promises and its phone number. */
const SAMPLE_SHOP = [/\bhaln(?:y|ego|emu|ym)\b/i, /tatr|zakopan|grań|grani\b|mountain|\bgór(?:y|sk)|merino/i, /\+\d{2}[ \d]{7,}/, /365/, /14 (?:days|dni)/i, /\bjackets?\b|\bpacks?\b|kurtk|plecak/i]

test.each(LOCALES)('messages/%s contain nothing that is true only of the sample shop', (locale) => {
  expect(messagesOf(locale).filter((message) => SAMPLE_SHOP.some((pattern) => pattern.test(message)))).toEqual([])
})
