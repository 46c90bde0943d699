import { afterEach, expect, test, vi } from 'vitest'
import { getStoredConsents } from './stored-consents.ts'

const answer = (body: object, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const form = (...codes: string[]) => ({ data: { attributesForm: { items: codes.map((code) => ({ code })) } } })

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['both', form('firstname', 'consent_statute', 'consent_personal_data', 'consent_marketing'), ['statute', 'personalData']],
  ['one', form('consent_personal_data'), ['personalData']],
  ['none', form('firstname', 'email'), []],
])('[AUTH-11] the backend stores %s', async (_which, body, stored) => {
  answer(body)
  expect(await getStoredConsents('en')).toEqual(stored)
})

test.each([
  ['fails', { errors: [{ message: 'Internal server error' }] }, 200, 'Internal server error'],
  ['refuses', { errors: [{ message: 'Required parameter "formCode"', extensions: { category: 'graphql-input' } }] }, 200, 'formCode'],
  ['is down', {}, 503, 'answered 503'],
])('[AUTH-11] throws if the backend %s, because the page would be cached without consents', async (_how, body, status, message) => {
  answer(body, status)
  await expect(getStoredConsents('en')).rejects.toThrow(message)
})

// Last, since the process remembers that the backend lacks them.
test('[AUTH-11] a backend without attributes stores none', async () => {
  answer({ errors: [{ message: 'Cannot query field "attributesForm" on type "Query".' }] })
  expect(await getStoredConsents('en')).toEqual([])
})
