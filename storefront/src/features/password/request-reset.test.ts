import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { fakeDocument } from '../../lib/fake-document.fixture.ts'
import { requestReset } from './request-reset.ts'

const send = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../graphql/browser.ts', () => ({ send }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', fakeDocument(new Map()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['there is an account', () => Promise.resolve({ requestPasswordResetEmail: true })],
  ['there is no account', () => Promise.reject(new StoreError("Cannot reset the customer's password", 'invalid-input'))],
  ['the account is locked', () => Promise.reject(new StoreError('The account is locked', 'invalid-input'))],
])('[AUTH-12] gives the same answer after the same time when %s', async (_what, answer) => {
  send.mockImplementation(answer)
  const start = Date.now()
  const duration = requestReset('agata@example.com').then(() => Date.now() - start)
  await vi.runAllTimersAsync()
  await expect(duration).resolves.toBe(1000)
})

test.each([
  ['an outage', new ServerError('RequestPasswordResetEmail', 'the shop cannot be reached')],
  ['a failed bot check', new StoreError('ReCaptcha validation failed', 'invalid-input', { reason: 'botCheckFailed' })],
  ['a session that has ended', new StoreError("The current customer isn't authorized.", 'not-signed-in')],
])('[AUTH-12] shows %s, because no mail was sent', async (_what, error) => {
  send.mockRejectedValue(error)
  await expect(requestReset('agata@example.com')).rejects.toThrow(error.message)
})
