import { expect, test } from 'vitest'
import { plainText, wordsIn } from './terms.ts'
import { wordRules } from './word-rules.ts'

const terms = (text: string, locale: string) => wordsIn(text, wordRules(locale)).map(({ term }) => term)

test.each([
  ['en_GB', 'Women’s jackets', ['women', 'jacket']],
  ['en_GB', "mens' hoodies for the winter", ['men', 'hoodi', 'winter']],
  ['en_GB', 'running shorts, short sleeves', ['run', 'shorts', 'short', 'sleev']],
  ['en_GB', 'kettlebell 16kg', ['kettlebel', '16', 'kg']],
  ['pl_PL', 'Kurtka dla kobiet na deszcz', ['kurtk', 'kobiet', 'deszcz']],
  ['pl_PL', 'Łąka', ['lak']],
  ['de_DE', 'Jacken für die Damen', ['jacken', 'fur', 'die', 'damen']],
  ['pl_PL', '*() ?', []],
])('in %s, %j is about %j', (locale, text, expected) => {
  expect(terms(text, locale)).toEqual(expected)
})

test('a word keeps the spelling in which it was written', () => {
  expect(wordsIn('KURTKĘ', wordRules('pl_PL'))).toEqual([{ spelling: 'kurtkę', word: 'kurtke', term: 'kurtk' }])
})

test('markup separates words', () => {
  expect(plainText('<li>980 g</li><li>Wind&nbsp;proof</li>').split(/\s+/).filter(Boolean)).toEqual(['980', 'g', 'Wind', 'proof'])
})
