import { expect, test } from 'vitest'
import { storeScriptText, scriptText } from './script-text.ts'

test('a text can be read repeatedly by its key', () => {
  storeScriptText('a', 'first')
  expect([scriptText('a'), scriptText('a'), scriptText('unknown')]).toEqual(['first', 'first', ''])
})

test('the least recently read texts are evicted', () => {
  storeScriptText('old', 'old')
  storeScriptText('young', 'young')
  storeScriptText('old', 'old')
  for (let index = 0; index < 499; index += 1) storeScriptText(`page ${index}`, 'page')
  expect([scriptText('young'), scriptText('old')]).toEqual(['', 'old'])
})
