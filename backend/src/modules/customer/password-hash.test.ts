import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

const cheap = 1

test('verifies the right password, rejects another, and stores only a hash', async () => {
  const stored = await hashPassword('Kozica-2026')
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$[\w+/=]{24}\$[\w+/=]{44}$/)
  expect(await isPassword('Kozica-2026', stored)).toBe(true)
  expect(await isPassword('kozica-2026', stored)).toBe(false)
})

test('two customers with one password have different hashes', async () => {
  expect(await hashPassword('Kozica-2026', cheap)).not.toBe(await hashPassword('Kozica-2026', cheap))
})

test('accepts a hash made with a different cost', async () => {
  expect(await isPassword('Świstak', await hashPassword('Świstak', cheap))).toBe(true)
})

test('no password is right for an account without one', async () => {
  expect(await isPassword('', null)).toBe(false)
})

test('limits concurrent hashes, queues some and rejects the rest with 503', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => hashPassword('Kozica-2026', cheap)))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(170)
  expect(refused[0]).toMatchObject({ extensions: { http: { status: 503 } } })
})
