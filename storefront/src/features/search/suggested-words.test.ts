import { expect, test } from 'vitest'
import { suggestedWords } from './suggested-words.ts'

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
