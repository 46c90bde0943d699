import { expect, test } from 'vitest'
import { storeScriptText, scriptText } from './script-text.ts'

test('a text is there by its key, as often as it is read', () => {
  storeScriptText('a', 'first')
  expect([scriptText('a'), scriptText('a'), scriptText('nobody’s')]).toEqual(['first', 'first', ''])
})

test('texts that nobody reads any more go, the one longest unused first', () => {
  storeScriptText('old', 'old')
  storeScriptText('young', 'young')
  storeScriptText('old', 'old')
  for (let index = 0; index < 499; index += 1) storeScriptText(`page ${index}`, 'page')
  expect([scriptText('young'), scriptText('old')]).toEqual(['', 'old'])
})
