import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

const cheap = { N: 2, r: 1, p: 1 }

test('a password is known again, another is not, and the text does not hold it', async () => {
  const stored = await hashPassword('Kozica-2026')
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$[\w+/=]{24}\$[\w+/=]{44}$/)
  expect(await isPassword('Kozica-2026', stored)).toBe(true)
  expect(await isPassword('kozica-2026', stored)).toBe(false)
})

test('two customers with one password have different hashes', async () => {
  expect(await hashPassword('Kozica-2026', cheap)).not.toBe(await hashPassword('Kozica-2026', cheap))
})

test('a hash of another cost stays good', async () => {
  expect(await isPassword('Świstak', await hashPassword('Świstak', cheap))).toBe(true)
})

test('nobody has any password', async () => {
  expect(await isPassword('', null)).toBe(false)
})

test('few are made at once, some wait, and of too many the last are sent away', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => hashPassword('Kozica-2026', cheap)))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(170)
  expect(refused[0]).toMatchObject({ extensions: { http: { status: 503 } } })
})
