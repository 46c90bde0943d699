import { expect, test } from 'vitest'
import { type ConsentChoice, readChoice, resolveConsent, writeChoice } from './consent-choice.ts'
import { PURPOSES } from './purposes.ts'

const VERSION = 3
const SOME: ConsentChoice = { version: VERSION, date: '2026-05-01', granted: ['analytics'], refused: ['marketing', 'personalization'], isDespiteSignal: false }
const NONE: ConsentChoice = { ...SOME, granted: [], refused: [...PURPOSES] }

test.each([
  ['no choice', undefined, false, [], true],
  ['a choice', SOME, false, ['analytics'], false],
  ['a refusal of all purposes', NONE, false, [], false],
  ['a choice about an older consent text', { ...SOME, version: VERSION - 1 }, false, [], true],
  ['a choice about fewer purposes than the shop uses now', { ...SOME, refused: ['marketing'] }, false, [], true],
  ['a privacy signal and no choice', undefined, true, [], false],
  ['a privacy signal that was enabled after the choice', SOME, true, [], false],
  ['a choice despite the signal', { ...SOME, isDespiteSignal: true }, true, ['analytics'], false],
  ['a choice despite a signal that is no longer sent', { ...SOME, isDespiteSignal: true }, false, ['analytics'], false],
  ['a choice despite the signal, about an older consent text', { ...SOME, version: 1, isDespiteSignal: true }, true, [], false],
] as const)('[TAG-01] %s', (_case, choice, hasSignal, granted, isOpen) => {
  expect(resolveConsent({ choice, purposes: PURPOSES, version: VERSION, hasSignal })).toEqual({ granted, isOpen })
})

test('[TAG-01] a shop without purposes does not ask for consent', () => {
  expect(resolveConsent({ choice: undefined, purposes: [], version: VERSION, hasSignal: false })).toEqual({ granted: [], isOpen: false })
})

test('[TAG-01] does not grant a purpose that the shop no longer uses', () => {
  expect(resolveConsent({ choice: SOME, purposes: ['personalization'], version: VERSION, hasSignal: false })).toEqual({ granted: [], isOpen: false })
})

test.each([SOME, NONE, { ...SOME, isDespiteSignal: true }])('[TAG-02] parses a serialized choice: %o', (choice) => {
  expect(readChoice(writeChoice(choice))).toEqual(choice)
})

test.each([undefined, '', 'yes', '1', '1.analytics', 'x.2026-05-01.analytics', '1.today.analytics'])('[TAG-02] %s is not a valid choice', (text) => {
  expect(readChoice(text)).toBeUndefined()
})
