import { createTranslator } from 'use-intl/core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type Language, LANGUAGES } from '../i18n/languages.ts'
import { NAMESPACES } from '../i18n/generated/namespaces.ts'
import requestConfig from './request.ts'

// next-intl's server part needs a request of Next; the test needs only the configuration.
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

/** Braces open an argument in a text, and the text of a branch in an argument: `{count, plural, one {product} other {# products}}`. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  let depth = 0
  for (const { 0: brace, 1: name } of message.matchAll(/\{(\w*)|\}/g)) {
    if (brace.startsWith('{') && depth % 2 === 0 && name) names.add(name)
    depth += brace.startsWith('{') ? 1 : -1
  }
  return [...names].toSorted()
}

const languages: [string, Language][] = Object.entries(LANGUAGES)
const translations = languages.filter(([language]) => language !== 'en').map(([language, { isComplete }]) => ({ language, isComplete, files: readdirSync(join(FOLDER, language)) }))

test('each language of the list has a folder of messages', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted())
})

test('[I18N-04] a complete language has all namespaces, an incomplete one no others, and the shop loads each', () => {
  for (const { isComplete, files } of translations) expect(files.toSorted()).toEqual(isComplete ? namespaces.toSorted() : namespaces.filter((file) => files.includes(file)).toSorted())
  expect(NAMESPACES.map((name) => `${name}.json`).toSorted()).toEqual(namespaces.toSorted())
})

test('[I18N-04] English and Polish are complete', () => {
  expect([LANGUAGES.en.isComplete, LANGUAGES.pl.isComplete]).toEqual([true, true])
})

describe.each(translations)('$language', ({ language, isComplete, files }) => {
  test.each(files)('[I18N-04] %s has the keys of the English messages if the language is complete, and no others; none is empty', (namespace) => {
    const [english, translated] = [read('en', namespace), read(language, namespace)]
    expect([...translated.keys()].filter((key) => !english.has(key))).toEqual([])
    expect([...english.keys()].filter((key) => isComplete && !translated.has(key))).toEqual([])
    expect([...english, ...translated].filter(([, message]) => message.trim() === '')).toEqual([])
  })

  test.each(files)('%s takes no value that the English messages do not', (namespace) => {
    const english = read('en', namespace)
    const unknown = [...read(language, namespace)].filter(([key, message]) => argumentsOf(message).some((name) => !argumentsOf(english.get(key)!).includes(name)))
    expect(unknown).toEqual([])
  })

  test('a number is followed by each plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counted = files.flatMap((namespace) => [...read(language, namespace)]).filter(([, message]) => /, plural,.*#/.test(message))
    expect(counted.filter(([, message]) => forms.some((form) => !message.includes(`${form} {`)))).toEqual([])
  })
})

test.each(Object.entries({ en: /be reached|(did|does) not answer|unreachable/i, pl: /połączyć się|nie odpowiad|nie odpowiedział/i }))(
  'no message calls an answer that came an outage: %s',
  (language, outage) => {
    const texts = namespaces.flatMap((namespace) => [...read(language, namespace)].map(([key, text]) => `${namespace} ${key}: ${text}`))
    expect(texts.filter((text) => outage.test(text.slice(text.indexOf(':'))))).toEqual([])
  },
)

/** The specification's texts, and their translations. */
const ERROR_MESSAGES = {
  en: {
    code: '404',
    notFound: 'Page not found',
    goToHomepage: 'Go to Homepage',
    notFoundHelp: '404: This is not the page you are looking for. Its address may have changed.',
    dataNotFound: 'Could not find requested data',
    fetchFailed: 'Some error occurred while fetching data, try to reload page',
  },
  pl: {
    code: '404',
    notFound: 'Nie znaleziono strony',
    goToHomepage: 'Przejdź do strony głównej',
    notFoundHelp: '404: To nie jest strona, której szukasz. Jej adres mógł się zmienić.',
    dataNotFound: 'Nie znaleziono żądanych danych',
    fetchFailed: 'Wystąpił błąd podczas pobierania danych, spróbuj odświeżyć stronę',
  },
}

test.each(Object.entries(ERROR_MESSAGES))('[ROUTE-24] [ERR-01] [ERR-02] missing pages and failed data have their messages: %s', (language, messages) => {
  expect(Object.fromEntries(read(language, 'errorPage.json'))).toMatchObject(messages)
})

test('[I18N-03] a missing translation shows its key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const config = await requestConfig({ requestLocale: Promise.resolve('pl') })
  const translate = createTranslator({ ...config, locale: 'pl', messages: config.messages!, namespace: 'cart' } as never) as unknown as (key: string) => string
  expect(translate('title')).toBe('Koszyk')
  expect(translate('no.such.key')).toBe('cart.no.such.key')
  vi.restoreAllMocks()
})
