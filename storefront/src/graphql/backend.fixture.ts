import { afterEach, beforeEach, vi } from 'vitest'

interface Call {
  readonly headers: Headers
  readonly body: unknown
}

interface FakeBackend {
  /** The requests that it received, in order. */
  readonly calls: readonly Call[]
  answer: (call: Call) => Promise<Response> | Response
}

// The modules under test read the settings once, when they load.
vi.stubEnv('SITE_URL', 'https://shop.example')

export const OWN_PAGE = { host: 'shop.example', origin: 'https://shop.example', 'content-type': 'application/json' }

/** Replaces the backend in every test of a file. By default it responds with an empty cart. */
export function fakeBackend(): FakeBackend {
  const calls: Call[] = []
  const backend: FakeBackend = { calls, answer: () => Response.json({}) }
  beforeEach(() => {
    calls.length = 0
    backend.answer = () => Response.json({ data: { cart: null } })
    vi.stubGlobal('unsupportedOperations', undefined)
    vi.stubGlobal('fetch', async (_url: string, init: { headers: Headers; body: string }) => {
      const call = { headers: init.headers, body: JSON.parse(init.body) as unknown }
      calls.push(call)
      return backend.answer(call)
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return backend
}
