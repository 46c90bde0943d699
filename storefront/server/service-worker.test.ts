import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { workerScript } from './service-worker.ts'

type Listener = (event: object) => void

/** A browser that runs the worker: its caches, and the responses of the network. */
let listeners: Map<string, Listener>
let stored: Map<string, Map<string, Response>>
let online: boolean
const unregister = vi.fn<() => Promise<boolean>>(async () => true)
const fetched = vi.fn<(path: string) => void>()

const PAGE = '<link href="/_next/static/a.css"><script>["/_next/static/b.js","/_next/static/b.js"]</script><img src="/logo.svg">'

async function respond(request: Request | string): Promise<Response> {
  const path = typeof request === 'string' ? request : new URL(request.url).pathname
  fetched(path)
  if (!online) throw new TypeError('Failed to fetch')
  return new Response(path.includes('/offline') ? PAGE : `${path} from the network`)
}

function start(script: string): void {
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      put: async (path: string, response: Response) => void entries.set(path, response),
      addAll: async (paths: string[]) => {
        for (const path of paths) entries.set(path, await respond(path))
      },
    }
  }
  const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname)
  runInNewContext(script, {
    URL, Response, Set, Promise,
    fetch: respond,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (request: Request | string) => [...stored.values()].map((entries) => entries.get(pathOf(request))).find(Boolean),
    },
    self: {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      registration: { navigationPreload: { enable: async () => {} }, unregister },
    },
  })
}

async function dispatch(type: string): Promise<void> {
  let until: Promise<unknown> = Promise.resolve()
  listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (until = promise) })
  await until
}

/** @returns undefined for requests that the worker leaves to the browser */
async function load(path: string, mode = 'navigate', preloaded?: Response): Promise<string | undefined> {
  const request = { url: `https://shop.example${path}`, mode } as Request
  let response: Promise<Response> | undefined
  listeners.get('fetch')?.({ request, preloadResponse: Promise.resolve(preloaded), respondWith: (result: Promise<Response>) => (response = result) })
  return (await response)?.clone().text()
}

beforeEach(() => {
  listeners = new Map()
  stored = new Map([['offline-old', new Map()]])
  online = true
  vi.clearAllMocks()
})

describe('[PWA-01] the worker of a shop that can be installed', () => {
  beforeEach(async () => {
    start(workerScript({ isInstallable: true, buildId: 'new', locales: ['en', 'pl'] }))
    await dispatch('install')
    await dispatch('activate')
  })

  test('caches the offline pages with their files, of this build only', () => {
    expect([...stored.keys()]).toEqual(['offline-new'])
    expect([...stored.get('offline-new')!.keys()].toSorted()).toEqual(['/_next/static/a.css', '/_next/static/b.js', '/offline', '/pl/offline'])
  })

  test('shows them in the language of the URL if the network fails', async () => {
    online = false
    const [english, polish] = ['/offline', '/pl/offline'].map((path) => stored.get('offline-new')!.get(path))
    stored.get('offline-new')!.set('/offline', new Response('English'))
    stored.get('offline-new')!.set('/pl/offline', new Response('Polski'))
    expect([english, polish].every(Boolean)).toBe(true)
    expect([await load('/women'), await load('/pl'), await load('/pl/kobiety'), await load('/plaid')]).toEqual(['English', 'Polski', 'Polski', 'English'])
  })

  test('serves every page from the network and caches none', async () => {
    expect(await load('/women')).toBe('/women from the network')
    expect(await load('/women', 'navigate', new Response('already on its way'))).toBe('already on its way')
    expect(stored.get('offline-new')!.has('/women')).toBe(false)
  })

  test('leaves API responses and pictures to the browser', async () => {
    expect(await load('/api/graphql', 'cors')).toBeUndefined()
    expect(await load('/_next/image', 'no-cors')).toBeUndefined()
  })

  test('serves cached files without the network, and others from it', async () => {
    fetched.mockClear()
    expect(await load('/_next/static/b.js', 'no-cors')).toContain('b.js')
    expect(fetched).not.toHaveBeenCalled()
    expect(await load('/_next/static/c.js', 'no-cors')).toBe('/_next/static/c.js from the network')
  })
})

test('[PWA-01] in a shop that cannot be installed it deletes its caches and unregisters before it is activated', async () => {
  // A browser unregisters only after the installation.
  unregister.mockReturnValueOnce(new Promise(() => {}))
  start(workerScript({ isInstallable: false, buildId: 'new', locales: ['en', 'pl'] }))
  await dispatch('install')
  expect(stored.size).toBe(0)
  expect(unregister).toHaveBeenCalledOnce()
  expect(listeners.has('fetch')).toBe(false)
})
