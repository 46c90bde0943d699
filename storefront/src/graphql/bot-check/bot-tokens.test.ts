import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBotTokens } from './bot-tokens.ts'

const SERVICE = 'https://bot-check.example key'
const LOGIN = 'generateCustomerToken'

interface Script {
  src: string
  onload: () => void
  onerror: () => void
}

const scripts: Script[] = []
const execute = vi.fn<(siteKey: string, options: object) => Promise<string>>()
/** Called with the service's script element once it is in the page. */
let onScript: (script: Script) => void

beforeEach(() => {
  scripts.length = 0
  execute.mockReset().mockResolvedValue('a-token')
  onScript = ({ onload }) => onload()
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('window', { grecaptcha: { ready: (run: () => void) => run(), execute } })
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => {} }),
    head: { append: (script: Script) => (scripts.push(script), queueMicrotask(() => onScript(script))) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[BOT-01] loads the service’s script once and gets a new token for each submission', async () => {
  const tokens = createBotTokens(SERVICE)
  expect(scripts).toEqual([])
  tokens.prepare()
  expect([await tokens.create(LOGIN), await tokens.create(LOGIN)]).toEqual(['a-token', 'a-token'])
  expect(scripts.map(({ src }) => src)).toEqual(['https://bot-check.example/recaptcha/api.js?render=key'])
  expect(execute.mock.calls).toEqual(Array(2).fill(['key', { action: LOGIN }]))
})

test.each([
  ['script', () => (onScript = () => {})],
  ['token', () => execute.mockReturnValue(new Promise(() => {}))],
])('[BOT-01] a form waits four seconds for the %s and is then sent without a token', async (_what, hang) => {
  hang()
  let token: string | undefined = 'pending'
  void createBotTokens(SERVICE).create(LOGIN).then((created) => (token = created))
  await vi.advanceTimersByTimeAsync(3999)
  expect(token).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(token).toBe('')
})

test('[BOT-01] a script that failed to load is requested again at the next submission', async () => {
  onScript = ({ onerror }) => onerror()
  const tokens = createBotTokens(SERVICE)
  tokens.prepare()
  expect(await tokens.create(LOGIN)).toBe('')
  onScript = ({ onload }) => onload()
  expect(await tokens.create(LOGIN)).toBe('a-token')
})
