import { expect, test } from 'vitest'
import { hasFiles, messageLines } from './message-lines.ts'

test.each([
  ['Packed today.', [['Packed today.']]],
  ['Film: https://shop.example/downloadable/download/link/id/a-b/', [[{ href: 'https://shop.example/downloadable/download/link/id/a-b/', text: 'Film' }]]],
  ['Your files\r\nPlan, part 1: 2: http://shop.example/1', [['Your files'], [{ href: 'http://shop.example/1', text: 'Plan, part 1: 2' }]]],
  ['See https://shop.example/a?b=1, or call.', [['See ', { href: 'https://shop.example/a?b=1', text: 'https://shop.example/a?b=1' }, ', or call.']]],
  ['(https://shop.example/a)', [['(', { href: 'https://shop.example/a', text: 'https://shop.example/a' }, ')']]],
  ['Two: https://a.example https://b.example', [['Two: ', { href: 'https://a.example', text: 'https://a.example' }, ' ', { href: 'https://b.example', text: 'https://b.example' }]]],
  ['Run: javascript:alert(1)', [['Run: javascript:alert(1)']]],
  ['<a href="https://a.example">x</a>', [['<a href="', { href: 'https://a.example', text: 'https://a.example' }, '">x</a>']]],
  ['', [[]]],
])('[ACC-05] links in the message %j', (message, lines) => {
  expect(messageLines(message)).toEqual(lines)
})

test('[ACC-05] a long message takes no time', () => {
  const started = performance.now()
  messageLines(`${'a: '.repeat(20_000)}https://`)
  expect(performance.now() - started).toBeLessThan(500)
})

test.each([
  ['Your files\nFilm: https://shop.example/downloadable/download/link/id/a-b/', true],
  ['See https://shop.example/downloadable/download/link/id/7/.', true],
  ['Track it: https://carrier.example/7', false],
  ['/downloadable/download/link/id/7/', false],
])('[ACC-05] whether files are linked in the message %j: %s', (message, isLinked) => expect(hasFiles(message)).toBe(isLinked))
