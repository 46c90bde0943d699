import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { warmUp } from './warm-up.ts'

let server: Server
afterEach(() => {
  server.close()
})

/** A shop of a few pages that records the visits. */
async function shopWith(pages: Record<string, string>) {
  const visited: string[] = []
  server = createServer((request, response) => {
    visited.push(request.url!)
    const html = pages[request.url!]
    response.writeHead(html === undefined ? 500 : 200).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, visited }
}

test('the home pages are visited first, then the pages that they link to, each once', async () => {
  const { origin, visited } = await shopWith({
    '/': '<a class="x" href="/women">Women</a><a href="/women?color=1">Red</a><a href="https://other.example/">Other</a><a href="/bottle">Bottle</a>',
    '/pl': '<a href="/pl/kobiety">Kobiety</a>',
    '/women': '<a href="/deeper">Deeper</a>',
    '/bottle': '',
    '/pl/kobiety': '',
  })
  await warmUp(origin, ['/', '/pl'], new AbortController().signal)
  expect(visited).toEqual(['/', '/pl', '/women', '/bottle', '/pl/kobiety'])
})

test('a failed page does not stop the warm-up', async () => {
  const { origin, visited } = await shopWith({ '/': '<a href="/broken">x</a><a href="/fine">y</a>', '/fine': '' })
  await warmUp(origin, ['/'], new AbortController().signal)
  expect(visited).toEqual(['/', '/broken', '/fine'])
})

test('a stop request ends the warm-up', async () => {
  const { origin, visited } = await shopWith({ '/': '<a href="/women">x</a>' })
  await warmUp(origin, ['/'], AbortSignal.abort())
  expect(visited).toEqual([])
})

const img = (name: string, rest = '') => `<img src="/_next/image?url=${name}&amp;w=1920&amp;q=75" srcSet="/_next/image?url=${name}&amp;w=640&amp;q=75 640w, /_next/image?url=${name}&amp;w=1920&amp;q=75 1920w" ${rest}/>`

test("a home page's pictures are resized to every width before other pages are visited, then the first picture of each of these", async () => {
  const { origin, visited } = await shopWith({
    '/': `${img('hero', 'fetchPriority="high"')}${img('tile')}${img('hero')}<a href="/bottle">Bottle</a>`,
    '/bottle': `${img('bottle', 'fetchPriority="high"')}${img('tile', 'fetchPriority="high"')}${img('back')}`,
  })
  await warmUp(origin, ['/'], new AbortController().signal)
  const widths = (name: string) => [640, 1920].map((width) => `/_next/image?url=${name}&w=${width}&q=75`)
  expect(visited).toEqual(['/', ...widths('hero'), ...widths('tile'), '/bottle', ...widths('bottle')])
})
