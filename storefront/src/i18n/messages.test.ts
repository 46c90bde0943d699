import { createTranslator } from 'use-intl/core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { MESSAGES } from './messages.ts'
import requestConfig from './request.ts'

// Of next-intl's server part only the shape of its configuration is wanted here; the rest of it asks Next for a request.
vi.mock('next-intl/server', () => ({ getRequestConfig: <Config>(config: Config) => config }))

const FOLDER = join(import.meta.dirname, '../../messages')
const namespaces = readdirSync(join(FOLDER, 'en'))

type Tree = { [key: string]: Tree | string }

function leaves(tree: Tree, path: string[] = []): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[[...path, key].join('.'), value] as const] : [...leaves(value, [...path, key])],
    ),
  )
}

const read = (locale: string, namespace: string) => leaves(JSON.parse(readFileSync(join(FOLDER, locale, namespace), 'utf8')) as Tree)
// A word in braces is an argument, unless it is all that stands in a branch: `one {product}`.
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/(?<!(?:one|few|many|other|none|=\d) )\{(\w+)[,}]/g)].map(([, name]) => name!))].toSorted()

test('[I18N-04] both languages have the same namespaces, and the shop loads each', () => {
  expect(readdirSync(join(FOLDER, 'pl'))).toEqual(namespaces)
  expect(Object.keys(MESSAGES.en).map((name) => `${name}.json`).toSorted()).toEqual(namespaces.toSorted())
})

describe('[I18N-04] both languages have the same keys, none of them empty', () => {
  test.each(namespaces)('%s', (namespace) => {
    const [en, pl] = [read('en', namespace), read('pl', namespace)]
    expect([...pl.keys()].toSorted()).toEqual([...en.keys()].toSorted())
    expect([...en, ...pl].filter(([, message]) => message.trim() === '')).toEqual([])
  })
})

test.each(namespaces)('Polish messages of %s take no value that the English ones do not', (namespace) => {
  const en = read('en', namespace)
  const strange = [...read('pl', namespace)].filter(([key, message]) => argumentsOf(message).some((name) => !argumentsOf(en.get(key)!).includes(name)))
  expect(strange).toEqual([])
})

test('a Polish number is followed by the form that Polish has for it', () => {
  const counted = namespaces.flatMap((namespace) => [...read('pl', namespace)]).filter(([, message]) => /, plural,.*#/.test(message))
  const lacking = counted.filter(([, message]) => ['one', 'few', 'many', 'other'].some((form) => !message.includes(`${form} {`)))
  expect(lacking).toEqual([])
})

test('[I18N-03] a missing translation shows its key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const config = await requestConfig({ requestLocale: Promise.resolve('pl') })
  const translate = createTranslator({ ...config, locale: 'pl', messages: config.messages!, namespace: 'cart' } as never) as unknown as (key: string) => string
  expect(translate('title')).toBe('Koszyk')
  expect(translate('no.such.key')).toBe('cart.no.such.key')
  vi.restoreAllMocks()
})
