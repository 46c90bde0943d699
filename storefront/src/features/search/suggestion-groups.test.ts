import { describe, expect, test } from 'vitest'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { suggestedWords, suggestionGroups } from './suggestion-groups.ts'

const product = (name: string, kind: string) =>
  ({ uid: name, name, url_key: name, short_description: { html: `<p>${kind}</p>` }, small_image: null }) as SuggestedProductFragment

const products = [product('Kurtka 3L Krywań', 'Kurtka na deszcz'), ...['Mnich', 'Rysy', 'Orla', 'Zawrat'].map((name) => product(name, 'Ciepła kurtka'))]
const answer = { search: 'kur', total: 5, products, spellings: [] }
const past = ['kurtka puchowa', 'mata', 'KURTKA', 'czapka', 'buty', 'plecak']
const menu = [{ name: 'Kurtki', href: '/kurtki', items: [] }]
const none = { past: [], searches: [], categories: [], products: [] }

describe('[SEARCH-02] suggestions', () => {
  test('an empty field: past searches', () => {
    expect(suggestionGroups({ input: ' ', past, answer: undefined, menu })).toEqual({ ...none, past: past.slice(0, 5) })
  })

  test('one letter: no suggestions', () => {
    expect(suggestionGroups({ input: 'k', past, answer: undefined, menu })).toEqual(none)
  })

  test('a word: past searches that contain it, completions, matching categories, and the first products', () => {
    expect(suggestionGroups({ input: 'kur', past, answer, menu })).toEqual({
      past: ['kurtka puchowa', 'KURTKA'],
      searches: ['kurtka'],
      categories: [{ name: 'Kurtki', href: '/kurtki' }],
      products: products.slice(0, 4),
    })
  })

  test('no results: the backend’s spellings', () => {
    expect(suggestionGroups({ input: 'kurtak', past, answer: { search: 'kurtak', total: 0, products: [], spellings: ['kurtka'] }, menu })).toEqual({
      ...none,
      searches: ['kurtka'],
    })
  })

  test('a failing backend: only past searches and categories', () => {
    expect(suggestionGroups({ input: 'kur', past, answer: undefined, menu })).toMatchObject({ past: ['kurtka puchowa', 'KURTKA'], searches: [], categories: [{ name: 'Kurtki' }] })
  })
})

const texts = ['Krywań 3L Shell', 'Softshell Kościelec Pants', 'Shell Cap, shell for the head', 'Giewont Fleece']

test.each<[string, string[]]>([
  ['she', ['shell', 'softshell']],
  ['SHE', ['shell', 'softshell']],
  ['kosc', ['kościelec']],
  ['rain she', ['rain shell', 'rain softshell']],
  ['krywan', ['krywań']],
  ['shell', ['softshell']],
  ['shell ', []],
  ['x', []],
  ['', []],
])('[SEARCH-02] %j is completed to %j', (input, words) => {
  expect(suggestedWords(input, texts)).toEqual(words)
})
