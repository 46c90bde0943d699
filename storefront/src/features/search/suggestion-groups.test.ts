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

describe('suggestions', () => {
  test('an empty field: past searches', () => {
    expect(suggestionGroups({ typed: ' ', past, answer: undefined, menu })).toEqual({ ...none, past: past.slice(0, 5) })
  })

  test('one letter: nothing yet', () => {
    expect(suggestionGroups({ typed: 'k', past, answer: undefined, menu })).toEqual(none)
  })

  test('a word: past searches with it, completions, categories of that name, and the first products', () => {
    expect(suggestionGroups({ typed: 'kur', past, answer, menu })).toEqual({
      past: ['kurtka puchowa', 'KURTKA'],
      searches: ['kurtka'],
      categories: [{ name: 'Kurtki', href: '/kurtki' }],
      products: products.slice(0, 4),
    })
  })

  test('nothing found: the other spellings that the shop knows', () => {
    expect(suggestionGroups({ typed: 'kurtak', past, answer: { search: 'kurtak', total: 0, products: [], spellings: ['kurtka'] }, menu })).toEqual({
      ...none,
      searches: ['kurtka'],
    })
  })

  test('a failing shop: still past searches and categories', () => {
    expect(suggestionGroups({ typed: 'kur', past, answer: undefined, menu })).toMatchObject({ past: ['kurtka puchowa', 'KURTKA'], searches: [], categories: [{ name: 'Kurtki' }] })
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
])('%j may become %j', (typed, words) => {
  expect(suggestedWords(typed, texts)).toEqual(words)
})
