import { afterEach, beforeEach, vi } from 'vitest'

interface Call {
  readonly headers: Headers
  readonly body: unknown
}

interface StandIn {
  /** The requests that it received, in order. */
  readonly calls: readonly Call[]
  answer: (call: Call) => Promise<Response> | Response
}

// The modules under test read the settings once, when they load.
vi.stubEnv('SITE_URL', 'https://shop.example')

export const OWN_PAGE = { host: 'shop.example', origin: 'https://shop.example', 'content-type': 'application/json' }

/** Stands in for the backend in every test of a file; it has an empty cart until a test says otherwise. */
export function standInForBackend(): StandIn {
  const calls: Call[] = []
  const standIn: StandIn = { calls, answer: () => Response.json({}) }
  beforeEach(() => {
    calls.length = 0
    standIn.answer = () => Response.json({ data: { cart: null } })
    vi.stubGlobal('fetch', async (_url: string, init: { headers: Headers; body: string }) => {
      const call = { headers: init.headers, body: JSON.parse(init.body) as unknown }
      calls.push(call)
      return standIn.answer(call)
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return standIn
}
