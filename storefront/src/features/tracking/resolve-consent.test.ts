import { expect, test } from 'vitest'
import { type ConsentChoice, readChoice, writeChoice } from './consent-choice.ts'
import { PURPOSES } from './purposes.ts'
import { resolveConsent } from './resolve-consent.ts'

const VERSION = 3
const SOME: ConsentChoice = { version: VERSION, date: '2026-05-01', granted: ['analytics'], refused: ['marketing', 'personalization'], isDespiteSignal: false }
const NONE: ConsentChoice = { ...SOME, granted: [], refused: [...PURPOSES] }

test.each([
  ['nothing chosen yet', undefined, false, [], true],
  ['a choice', SOME, false, ['analytics'], false],
  ['everything refused', NONE, false, [], false],
  ['a choice about older wording', { ...SOME, version: VERSION - 1 }, false, [], true],
  ['a choice about fewer purposes than the shop uses now', { ...SOME, refused: ['marketing'] }, false, [], true],
  ['a privacy signal and no choice', undefined, true, [], false],
  ['a privacy signal that was enabled after the choice', SOME, true, [], false],
  ['a choice despite the signal', { ...SOME, isDespiteSignal: true }, true, ['analytics'], false],
  ['the same once the signal is gone', { ...SOME, isDespiteSignal: true }, false, ['analytics'], false],
  ['a choice despite the signal, about older wording', { ...SOME, version: 1, isDespiteSignal: true }, true, [], false],
] as const)('[TAG-01] %s', (_case, choice, hasSignal, granted, isOpen) => {
  expect(resolveConsent({ choice, purposes: PURPOSES, version: VERSION, hasSignal })).toEqual({ granted, isOpen })
})

test('[TAG-01] a shop without purposes does not ask for consent', () => {
  expect(resolveConsent({ choice: undefined, purposes: [], version: VERSION, hasSignal: false })).toEqual({ granted: [], isOpen: false })
})

test('[TAG-01] does not grant a purpose that the shop no longer uses', () => {
  expect(resolveConsent({ choice: SOME, purposes: ['personalization'], version: VERSION, hasSignal: false })).toEqual({ granted: [], isOpen: false })
})

test.each([SOME, NONE, { ...SOME, isDespiteSignal: true }])('reads a written choice: %o', (choice) => {
  expect(readChoice(writeChoice(choice))).toEqual(choice)
})

test.each([undefined, '', 'yes', '1', '1.analytics', 'x.2026-05-01.analytics', '1.today.analytics'])('%s is not a valid choice', (text) => {
  expect(readChoice(text)).toBeUndefined()
})
