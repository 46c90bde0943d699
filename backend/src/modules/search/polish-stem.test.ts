import { expect, test } from 'vitest'
import { polishStem } from './polish-stem.ts'

test.each([
  'kurtka kurtki kurtke kurtce kurtek kurtkami kurtkach kurtkom',
  'czapka czapki czapke czapce czapek',
  'koszulka koszulki koszulek koszulkach',
  'spodnie spodni spodniami spodniach spodniom',
  'plecak plecaki plecakow plecakiem plecaku plecakami',
  'bluza bluzy bluze bluzie bluz bluzami',
  'damski damska damskie damskiego damskiej damskich damskim damskimi',
  'meski meska meskie meskiego meskich',
  'kobieta kobiety kobiet kobietom',
  'mezczyzna mezczyzni mezczyzn mezczyznom',
  'zegarek zegarki zegarka zegarkiem zegarkow',
  'sweter swetry swetra swetrow swetrem',
  'butelka butelek butelki',
  'torba torby torbe torbie toreb torbami',
  'szorty szortow szortach',
  'lawina lawiny lawinowe lawinowy lawinowego',
  'puch puchu puchowa puchowe puchowych',
  'polar polary polarowa polarowych polarow',
  'bieg biegi biegowe biegowa bieganie biegania biegach',
  'rekawiczki rekawiczek rekawiczkami',
])('%s are forms of one word', (forms) => {
  expect(new Set(forms.split(' ').map(polishStem)).size).toBe(1)
})

test.each(['mata matka', 'polar polo', 'spodnie spodnica', 'stanik stan', 'czapka czas', 'kurtka kurs', 'top topor', 'buty butelka', '3l 3'])(
  '%s are different words',
  (words) => {
    expect(new Set(words.split(' ').map(polishStem)).size).toBe(2)
  },
)

test('a short word keeps its letters', () => {
  expect(['na', 'dom', 'las', '12', '3l'].map(polishStem)).toEqual(['na', 'dom', 'las', '12', '3l'])
})
