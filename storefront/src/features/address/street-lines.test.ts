import { describe, expect, test } from 'vitest'
import { emptyAddress } from './address-values.ts'
import { fitLines, readStreet, splitStreet, streetLines } from './street-lines.ts'

describe('[CHK-22] a house number at the end of a street', () => {
  test.each([
    ['Kościeliska 14a/3', 'Kościeliska', '14a/3'],
    ['ul. 3 Maja 30', 'ul. 3 Maja', '30'],
    ['Osiedle Tysiąclecia, 12 / 4', 'Osiedle Tysiąclecia', '12/4'],
    ['Karmelicka 27 m. 5', 'Karmelicka', '27 m. 5'],
    ['Aleja 29 Listopada 155C', 'Aleja 29 Listopada', '155C'],
    ['os. Złotego Wieku 12 klatka B m. 105', 'os. Złotego Wieku', '12 klatka B m. 105'],
    ['Polna 14 A', 'Polna', '14 A'],
    ['Długa 123/125/127 lok. 1204', 'Długa', '123/125/127 lok. 1204'],
    ['28 Czerwca 1956 r. 223', '28 Czerwca 1956 r.', '223'],
    ['Dywizjonu 303 12/4', 'Dywizjonu 303', '12/4'],
  ])('%s is split', (text, street, number) => expect(splitStreet(text, 'PL')).toEqual({ street, number }))
  test.each(['Kościeliska', 'Aleja 29 Listopada', '12', '12 Baker Street', ''])('%j has none', (text) => expect(splitStreet(text, 'PL')).toBeUndefined())
  test.each(['US', 'GB', 'FR'])('stays where it is in %s', (country) => expect(splitStreet('Highway 101', country)).toBeUndefined())
})

const BOOK = [
  ['Kościeliska 14a/3'],
  ['Kościeliska', '14a/3'],
  ['Kościeliska 14a/3', 'Willa Pod Reglami', 'piętro 2', 'mieszkanie 7'],
  ['Kościeliska', '', '14a/3'],
  ['Rose Cottage'],
]

describe('[ACC-03] the lines of a stored address', () => {
  test.each(BOOK)('%s, %s, %s, %s stay as they are until they are changed', (...lines) => {
    const address = { ...emptyAddress('PL'), ...readStreet(lines.filter((line) => line !== undefined), 'PL'), lines }
    expect(streetLines(address)).toBe(lines)
    expect(streetLines({ ...address, street: 'Polna', number: '1' })).toEqual(['Polna', '1'])
  })

  test('are shown as a street and the rest', () => {
    expect(readStreet(['Kościeliska 14a/3'], 'PL')).toEqual({ street: 'Kościeliska', number: '14a/3' })
    expect(readStreet(['Rose Cottage', '', 'High Street', 'flat 2'], 'GB')).toEqual({ street: 'Rose Cottage', number: 'High Street, flat 2' })
  })

  test('a street alone is one line', () => expect(streetLines({ ...emptyAddress('GB'), street: ' 10 Downing Street ' })).toEqual(['10 Downing Street']))

  test.each([
    [['a', 'b'], 2, ['a', 'b']],
    [['a', '', 'b'], 2, ['a', 'b']],
    [['a', 'b', 'c', 'd'], 2, ['a', 'b, c, d']],
    [['Kościeliska', '14a/3'], 1, ['Kościeliska 14a/3']],
    [['a', 'b', 'c'], 1, ['a, b, c']],
  ])('%j within %i lines: %j', (lines, most, fitted) => expect(fitLines(lines, most)).toEqual(fitted))
})
