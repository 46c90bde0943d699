import { expect, test } from 'vitest'
import { markedPieces } from './marked-text.tsx'

test.each([
  ['softshell', 'she', 'soft[she]ll'],
  ['Kurtka puchowa', 'kur', '[Kur]tka puchowa'],
  ['Rękawiczki Żleb', 'zle reka', '[Ręka]wiczki [Żle]b'],
  ['Łąka', 'ŁĄKA', '[Łąka]'],
  ['Czapka', 'x', 'Czapka'],
  ['Czapka', ' ', 'Czapka'],
])('[SEARCH-02] in %j, %j is marked as %s', (text, input, marked) => {
  expect(markedPieces(text, input).map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text)).join('')).toBe(marked)
})
