import { describe, expect, test } from 'vitest'
import { correct, nearest, vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf([
  'Kurtka 3L Krywań', 'Kurtka puchowa Mnich', 'Kurtki', 'Rękawiczki Żleb', 'Czapka Zawrat', 'Plecak Rysy 28', 'Mata do jogi Łąka',
  'Spodnie męskie', 'Spódnica', 'Giewont Grid Fleece', 'Ten Kilometres in Ten Weeks', 'Eight Weeks to the Ridge',
])

describe('the correction of a search without results', () => {
  test.each([
    ['kurtak', 'kurtka'],
    ['gurtka', 'kurtka'],
    ['kurtkaa', 'kurtka'],
    ['KURTAK', 'kurtka'],
    ['rekawiczki', 'rękawiczki'],
    ['rekawczki', 'rękawiczki'],
    ['zleb', 'żleb'],
    ['laka', 'łąka'],
    ['krywan', 'krywań'],
    ['czpaka zawart', 'czapka zawrat'],
    ['spodnei meskie', 'spodnie męskie'],
    ['spodnica', 'spódnica'],
    ['kurt puch', 'kurtka puchowa'],
    ['giewnt flece', 'giewont fleece'],
  ])('%s → %s', (search, spelling) => {
    expect(correct(search, vocabulary).spelling).toBe(spelling)
  })

  test.each(['snwoshoe', 'lawina', 'rys', 'xl', '', '!?', 'kurtka', 'zielona kurtak', 'tent', 'weight', 'mapa', 'fridge', 'kurtka tent'])('%j has no correction', (search) => {
    expect(correct(search, vocabulary).spelling).toBeUndefined()
  })
})

describe('other searches', () => {
  test.each<[string, string[]]>([
    ['kurtak', []],
    ['kurtki', ['kurtka']],
    ['zielona kurtak', ['kurtka']],
    ['mata giewont', ['mata', 'giewont']],
    ['kurtka', ['kurtki']],
    ['snwoshoe', []],
    ['tent', []],
    ['eighth', []],
    ['fridge', ['ridge']],
  ])('%s: %j', (search, others) => {
    expect(correct(search, vocabulary).others).toEqual(others)
  })
})

describe('with suggestions of the backend', () => {
  test.each<[string, string[], string | undefined, string[]]>([
    ['gurtka', ['gorska', 'gumka'], 'kurtka', ['gorska', 'gumka']],
    ['rekawczki', ['rekawiczki'], 'rękawiczki', []],
    ['skarpeyt', ['skarpety', 'skarpet'], 'skarpety', ['skarpet']],
    ['kurtak', ['kurtka', 'kurtki', 'kartek'], 'kurtka', ['kurtki', 'kartek']],
    ['snwoshoe', [], undefined, []],
    ['lawina', ['ladna'], undefined, ['ladna']],
    ['tent', ['ten'], undefined, ['ten']],
  ])('%s, suggested %j', (search, suggested, spelling, others) => {
    const corrections = nearest(search, correct(search, vocabulary), suggested)
    expect([corrections.spelling, corrections.others]).toEqual([spelling, others])
  })
})
