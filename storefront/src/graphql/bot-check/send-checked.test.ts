import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreError } from '../errors.ts'
import { GenerateCustomerTokenOperation } from '../generated/login.ts'
import { ResetPasswordOperation } from '../generated/password.ts'
import { sendChecked } from './send-checked.ts'

const create = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('./bot-tokens.ts', () => ({ createBotTokens: () => ({ create }) }))

const LOGIN = { email: 'agata@example.com', password: 'x' }
const RESET = { ...LOGIN, token: 'of-a-link' }

const fetched = vi.fn<typeof fetch>()
const answer = (data: object) => async () => Response.json({ data })
const refusal = async () =>
  Response.json({ data: null, errors: [{ message: 'no', path: ['x'], extensions: { category: 'graphql-input', refusal: { reason: 'botCheckFailed' } } }] })
const tokens = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-recaptcha'))

beforeEach(() => {
  create.mockReset().mockResolvedValue('a-token')
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { botCheck: 'https://bot-check.example key' } } })
})
afterEach(() => vi.unstubAllGlobals())

test('[BOT-01] an operation that the shop guards carries a token and is not retried when the token is refused', async () => {
  fetched.mockImplementation(refusal)
  await expect(sendChecked(GenerateCustomerTokenOperation, LOGIN)).rejects.toBeInstanceOf(StoreError)
  expect(tokens()).toEqual(['a-token'])
})

test('[BOT-01] an operation that only the backend guards is sent again with a token, once', async () => {
  fetched.mockImplementationOnce(refusal).mockImplementationOnce(answer({ resetPassword: true }))
  expect(await sendChecked(ResetPasswordOperation, RESET)).toEqual({ resetPassword: true })
  expect(tokens()).toEqual([null, 'a-token'])
  fetched.mockReset().mockImplementation(refusal)
  await expect(sendChecked(ResetPasswordOperation, RESET)).rejects.toBeInstanceOf(StoreError)
  expect(tokens()).toEqual([null, 'a-token'])
})

test('[BOT-01] a refused operation stays refused if no token is available', async () => {
  create.mockResolvedValue('')
  fetched.mockImplementation(refusal)
  await expect(sendChecked(ResetPasswordOperation, RESET)).rejects.toBeInstanceOf(StoreError)
  expect(tokens()).toEqual([null])
})

test('a shop without a bot check sends operations unchanged', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } })
  fetched.mockImplementation(refusal)
  await expect(sendChecked(GenerateCustomerTokenOperation, LOGIN)).rejects.toBeInstanceOf(StoreError)
  expect(tokens()).toEqual([null])
  expect(create).not.toHaveBeenCalled()
})
