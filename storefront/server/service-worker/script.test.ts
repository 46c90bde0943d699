import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { workerScript } from './script.ts'

type Hear = (event: object) => void

/** A browser that runs the worker: its caches, and the responses of the network. */
let heard: Map<string, Hear>
let kept: Map<string, Map<string, Response>>
let online: boolean
const unregister = vi.fn<() => Promise<boolean>>(async () => true)
const asked = vi.fn<(path: string) => void>()

const PAGE = '<link href="/_next/static/a.css"><script>["/_next/static/b.js","/_next/static/b.js"]</script><img src="/logo.svg">'

async function answer(request: Request | string): Promise<Response> {
  const path = typeof request === 'string' ? request : new URL(request.url).pathname
  asked(path)
  if (!online) throw new TypeError('Failed to fetch')
  return new Response(path.includes('/offline') ? PAGE : `${path} from the network`)
}

function start(script: string): void {
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    return {
      put: async (path: string, response: Response) => void entries.set(path, response),
      addAll: async (paths: string[]) => {
        for (const path of paths) entries.set(path, await answer(path))
      },
    }
  }
  const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname)
  runInNewContext(script, {
    URL, Response, Set, Promise,
    fetch: answer,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (request: Request | string) => [...kept.values()].map((entries) => entries.get(pathOf(request))).find(Boolean),
    },
    self: {
      addEventListener: (type: string, hear: Hear) => heard.set(type, hear),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      registration: { navigationPreload: { enable: async () => {} }, unregister },
    },
  })
}

async function tell(type: string): Promise<void> {
  let until: Promise<unknown> = Promise.resolve()
  heard.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (until = promise) })
  await until
}

/** @returns undefined for requests that the worker leaves to the browser */
async function ask(path: string, mode = 'navigate', preloaded?: Response): Promise<string | undefined> {
  const request = { url: `https://shop.example${path}`, mode } as Request
  let response: Promise<Response> | undefined
  heard.get('fetch')?.({ request, preloadResponse: Promise.resolve(preloaded), respondWith: (given: Promise<Response>) => (response = given) })
  return (await response)?.clone().text()
}

beforeEach(() => {
  heard = new Map()
  kept = new Map([['offline-old', new Map()]])
  online = true
  vi.clearAllMocks()
})

describe('[PWA-01] the worker of a shop that can be installed', () => {
  beforeEach(async () => {
    start(workerScript({ isInstallable: true, buildId: 'new', locales: ['en', 'pl'] }))
    await tell('install')
    await tell('activate')
  })

  test('caches the offline pages with their files, of this build only', () => {
    expect([...kept.keys()]).toEqual(['offline-new'])
    expect([...kept.get('offline-new')!.keys()].toSorted()).toEqual(['/_next/static/a.css', '/_next/static/b.js', '/offline', '/pl/offline'])
  })

  test('shows them in the language of the URL if the network fails', async () => {
    online = false
    const [english, polish] = ['/offline', '/pl/offline'].map((path) => kept.get('offline-new')!.get(path))
    kept.get('offline-new')!.set('/offline', new Response('English'))
    kept.get('offline-new')!.set('/pl/offline', new Response('Polski'))
    expect([english, polish].every(Boolean)).toBe(true)
    expect([await ask('/women'), await ask('/pl'), await ask('/pl/kobiety'), await ask('/plaid')]).toEqual(['English', 'Polski', 'Polski', 'English'])
  })

  test('serves every page from the network and caches none', async () => {
    expect(await ask('/women')).toBe('/women from the network')
    expect(await ask('/women', 'navigate', new Response('already on its way'))).toBe('already on its way')
    expect(kept.get('offline-new')!.has('/women')).toBe(false)
  })

  test('leaves API responses and pictures to the browser', async () => {
    expect(await ask('/api/graphql', 'cors')).toBeUndefined()
    expect(await ask('/_next/image', 'no-cors')).toBeUndefined()
  })

  test('serves cached files without the network, and others from it', async () => {
    asked.mockClear()
    expect(await ask('/_next/static/b.js', 'no-cors')).toContain('b.js')
    expect(asked).not.toHaveBeenCalled()
    expect(await ask('/_next/static/c.js', 'no-cors')).toBe('/_next/static/c.js from the network')
  })
})

test('[PWA-01] in a shop that cannot be installed it deletes its caches and unregisters', async () => {
  start(workerScript({ isInstallable: false, buildId: 'new', locales: ['en', 'pl'] }))
  await tell('install')
  await tell('activate')
  expect(kept.size).toBe(0)
  expect(unregister).toHaveBeenCalledOnce()
  expect(heard.has('fetch')).toBe(false)
})
