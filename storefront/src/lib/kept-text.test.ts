import { expect, test } from 'vitest'
import { keepText, keptText } from './kept-text.ts'

test('a text is there by its key, as often as it is read', () => {
  keepText('a', 'first')
  expect([keptText('a'), keptText('a'), keptText('nobody’s')]).toEqual(['first', 'first', ''])
})

test('texts that nobody reads any more go, the one longest unused first', () => {
  keepText('old', 'old')
  keepText('young', 'young')
  keepText('old', 'old')
  for (let index = 0; index < 499; index += 1) keepText(`page ${index}`, 'page')
  expect([keptText('young'), keptText('old')]).toEqual(['', 'old'])
})
