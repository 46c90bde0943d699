import { expect, test } from 'vitest'
import { sentenceParts } from './agreement-sentence.ts'

const link = (sentence: string, names: readonly string[]) =>
  sentenceParts(sentence, names.map((name, index) => ({ name, index }))).map(({ text, agreement }) => (agreement ? `[${agreement.index}: ${text}]` : text)).join('')

test.each([
  ['I accept the terms of sale and have read the privacy policy', ['Terms of sale', 'Privacy policy'], 'I accept the [0: terms of sale] and have read the [1: privacy policy]'],
  ['Akceptuję regulamin i znam politykę prywatności', ['Polityka prywatności', 'Regulamin'], 'Akceptuję [1: regulamin] i znam [0: politykę prywatności]'],
  ['Zgoda na warunki regulaminu.', ['Regulamin'], 'Zgoda na warunki [0: regulaminu].'],
  ['I agree', ['Terms of sale'], 'I agree'],
  ['I accept the terms', ['Terms of sale'], 'I accept the terms'],
  ['The privacy policy and the terms', ['Privacy', 'Privacy policy'], 'The [0: privacy] policy and the terms'],
  ['Regulamin', ['Regulamin', '–'], '[0: Regulamin]'],
  ['Reguła', ['Regulamin'], 'Reguła'],
])('[CHK-20] "%s" with %j', (sentence, names, linked) => expect(link(sentence, names)).toBe(linked))
