import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { requestReset } from './request-reset.ts'

const send = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../graphql/browser.ts', () => ({ send }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['there is an account', () => Promise.resolve({ requestPasswordResetEmail: true })],
  ['there is none', () => Promise.reject(new StoreError("Cannot reset the customer's password", 'invalid-input'))],
  ['the account is locked', () => Promise.reject(new StoreError('The account is locked', 'invalid-input'))],
])('[AUTH-12] nobody sees that %s, nor how soon that was known', async (_what, answer) => {
  send.mockImplementation(answer)
  const start = Date.now()
  const seen = requestReset('agata@example.com').then(() => Date.now() - start)
  await vi.runAllTimersAsync()
  await expect(seen).resolves.toBe(1000)
})

test('[AUTH-12] a shop that does not answer is no neutral answer', async () => {
  send.mockRejectedValue(new ServerError('RequestPasswordResetEmail', 'the shop cannot be reached'))
  await expect(requestReset('agata@example.com')).rejects.toThrow(ServerError)
})
