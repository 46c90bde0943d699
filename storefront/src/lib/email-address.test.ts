import { describe, expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  test.each(['agata@example.com', "o'brien@example.com", 'a&b@x.pl', 'agata+hut@example.com', 'jan@xn--w-uga1v8h.pl', 'jan@żółw.pl', 'żaneta@mail.example.com', 'hania@..pl'])(
    '%s is valid',
    (text) => expect(isEmailAddress(text)).toBe(true),
  )
  test.each(['', 'hania', 'hania@', '@example.com', 'hania@example', 'not an address', 'hania @example.com', 'a@b@example.com', 'a@example.com, b@example.com', 'hania@.pl', 'hania@example.'])(
    '%j is invalid',
    (text) => expect(isEmailAddress(text)).toBe(false),
  )

  test.each([['a@', '.', '@'], ['a@', 'a.', ' x'], ['', 'a', ''], ['a@', 'a', '']])('is checked within 100 ms, however long: %j, then many %j, then %j', (start, part, end) => {
    const text = start + part.repeat(60_000) + end
    const startedAt = performance.now()
    expect(isEmailAddress(text)).toBe(false)
    expect(performance.now() - startedAt).toBeLessThan(100)
  })
})
