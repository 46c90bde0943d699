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
  test.each([
    ['PL', 'ul. Długa 5 m. 3/4', 'ul. Długa', '5 m. 3/4'],
    ['PL', 'ul. 1 Pułku Szwoleżerów 3', 'ul. 1 Pułku Szwoleżerów', '3'],
    ['PL', 'al. 1000-lecia Państwa Polskiego 8b', 'al. 1000-lecia Państwa Polskiego', '8b'],
    ['SE', 'Storgatan 5 lgh 1201', 'Storgatan', '5 lgh 1201'],
    ['IT', 'Via Roma 5/A int. 3', 'Via Roma', '5/A int. 3'],
    ['IT', 'Via 4 Novembre 12', 'Via 4 Novembre', '12'],
    ['AT', 'Hauptstraße 12 Stiege 2 Tür 5/7', 'Hauptstraße', '12 Stiege 2 Tür 5/7'],
    ['DE', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['ES', 'Calle 2 de Mayo 5', 'Calle 2 de Mayo', '5'],
    ['ES', 'Calle Mayor 5, piso 3', 'Calle Mayor', '5, piso 3'],
    ['CZ', 'náměstí 14. října 12', 'náměstí 14. října', '12'],
    ['CZ', 'Dlouhá 12/34 byt 5', 'Dlouhá', '12/34 byt 5'],
  ])('in %s %s is split', (country, text, street, number) => expect(splitStreet(text, country)).toEqual({ street, number }))
  test.each([
    ['PL', 'ul. Długa 5 oficyna 3'],
    ['PL', 'ul. 3 Maja 5 oficyna 3'],
    ['SE', 'Storgatan 5 port 3'],
    ['IT', 'Via Roma 5/A palazzina 3'],
    ['AT', 'Stiege 2/5 Wien 3'],
    ['DE', 'Hauptstr. 5 Hinterhaus 2'],
    ['DE', 'Kaiserstr. 12, 3. Stock 5'],
    ['DE', 'Kaiserstr. 12, 3. Aufgang 5'],
    ['ES', 'Calle Mayor 5 local 3'],
    ['FR', 'rue de Rivoli 12 bât. 3'],
    ['CZ', 'Dlouhá 12 vchod 3'],
  ])('in %s the last number of %s may be that of a flat', (country, text) => expect(splitStreet(text, country)).toBeUndefined())
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
