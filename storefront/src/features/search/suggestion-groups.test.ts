import { describe, expect, test } from 'vitest'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { suggestionGroups } from './suggestion-groups.ts'

const product = (name: string, kind: string) =>
  ({ uid: name, name, url_key: name, short_description: { html: `<p>${kind}</p>` }, small_image: null }) as SuggestedProductFragment

const products = [product('Kurtka 3L Krywań', 'Kurtka na deszcz'), ...['Mnich', 'Rysy', 'Orla', 'Zawrat'].map((name) => product(name, 'Ciepła kurtka'))]
const answer = { words: 'kur', total: 5, products, spellings: [] }
const past = ['kurtka puchowa', 'mata', 'KURTKA', 'czapka', 'buty', 'plecak']
const menu = [{ name: 'Kurtki', href: '/kurtki', items: [] }]
const none = { past: [], words: [], categories: [], products: [] }

describe('what is offered', () => {
  test('an empty field: what was searched for before', () => {
    expect(suggestionGroups({ typed: ' ', past, answer: undefined, menu })).toEqual({ ...none, past: past.slice(0, 5) })
  })

  test('one letter: nothing yet', () => {
    expect(suggestionGroups({ typed: 'k', past, answer: undefined, menu })).toEqual(none)
  })

  test('a word: past searches with it, what it may become, categories of that name, and the first products', () => {
    expect(suggestionGroups({ typed: 'kur', past, answer, menu })).toEqual({
      past: ['kurtka puchowa', 'KURTKA'],
      words: ['kurtka'],
      categories: [{ name: 'Kurtki', href: '/kurtki' }],
      products: products.slice(0, 4),
    })
  })

  test('nothing found: the other spellings that the shop knows', () => {
    expect(suggestionGroups({ typed: 'kurtak', past, answer: { words: 'kurtak', total: 0, products: [], spellings: ['kurtka'] }, menu })).toEqual({
      ...none,
      words: ['kurtka'],
    })
  })

  test('a failing shop: past searches and categories all the same', () => {
    expect(suggestionGroups({ typed: 'kur', past, answer: undefined, menu })).toMatchObject({ past: ['kurtka puchowa', 'KURTKA'], words: [], categories: [{ name: 'Kurtki' }] })
  })
})
