import { describe, expect, test } from 'vitest'
import { tidyName, wrongInName } from './person-name.ts'

describe('[CHK-04] a person’s name', () => {
  test.each([
    'Agata', 'Żółć-Wierch', "O'Brien", 'Anna Maria', 'Ł’Ó', '李明', '李', 'नेहा', 'O', 'J. R. R.', 'dr n. med. Anna', 'Martin Luther King, Jr.', 'Charles 3rd',
    'Anna (Nowak)', 'Jan "Kmicic"', 'Anna & Jan', 'Gal·la', 'Mª José', 'ʻAkahi', 'D´Arc', 'O`Neil', 'Müller‐Lüdenscheidt', 'van\u00a0Gogh', 'Zo\u200bfia', 'Jose\u0301', 'رضا\u200cزاده',
  ])('%s is valid', (text) => expect(wrongInName(tidyName(text))).toBeUndefined())

  test.each([
    ['a@b', '@'],
    ['<b>x</b>', '<'],
    ['x=1', '='],
    ['123', '123'],
    ['-', '-'],
    ['Anna 🙂', '🙂'],
  ])('%s is invalid because of %s', (text, wrong) => expect(wrongInName(tidyName(text))).toBe(wrong))

  test.each([
    ['J. R. 3rd', undefined],
    ['Anna (Nowak)', '('],
  ])('%s in an account: %s', (text, wrong) => expect(wrongInName(text, true)).toBe(wrong))

  test.each([
    [' Zo\u200bfia\u00a0 Anna ', 'Zofia Anna'],
    ['Skłodowska–Curie', 'Skłodowska-Curie'],
    ['D´Arc', "D'Arc"],
    ['Jose\u0301', 'José'],
    ['رضا\u200cزاده', 'رضا\u200cزاده'],
  ])('%j is stored as %j', (text, tidy) => expect(tidyName(text)).toBe(tidy))
})
