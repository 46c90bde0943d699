import { describe, expect, test } from 'vitest'
import { isEmailAddress, tidyEmail } from './email-address.ts'

describe('an e-mail address', () => {
  test.each(['agata@example.com', "o'brien@example.com", 'a&b@x.pl', 'agata+hut@example.com', 'jan@xn--w-uga1v8h.pl', 'jan@żółw.pl', 'żaneta@mail.example.com', 'hania@..pl'])(
    '%s is valid',
    (text) => expect(isEmailAddress(text)).toBe(true),
  )
  test.each(['', 'hania', 'hania@', '@example.com', 'hania@example', 'not an address', 'hania @example.com', 'a@b@example.com', 'a@example.com, b@example.com', 'hania@.pl', 'hania@example.'])(
    '%j is invalid',
    (text) => expect(isEmailAddress(text)).toBe(false),
  )

  test.each([
    'agata@example.com', ' agata@example.com\u00a0', 'mailto:agata@example.com', 'MAILTO: agata@example.com', '<agata@example.com>', 'Agata Wierch <agata@example.com>', '<mailto:agata@example.com>',
    'agata@example.com.', 'agata@example.com,', '"Wierch, Agata" <agata@example.com>; ', '\u200bagata@example.com\ufeff',
  ])('%j is tidied', (text) => expect(tidyEmail(text)).toBe('agata@example.com'))
  test.each(['agata', 'a < b', 'a@example.com, b@example.com', '<a@example.com> <b@example.com>'])('%j stays as it is', (text) => expect(tidyEmail(text)).toBe(text))

  test.each([['a@', '.', '@'], ['a@', 'a.', ' x'], ['a@', ',', 'x'], ['', '<', ''], ['', 'a', ''], ['a@', 'a', '']])('is checked within 100 ms, however long: %j, then many %j, then %j', (start, part, end) => {
    const text = start + part.repeat(60_000) + end
    const startedAt = performance.now()
    expect(isEmailAddress(tidyEmail(text))).toBe(false)
    expect(performance.now() - startedAt).toBeLessThan(100)
  })
})
