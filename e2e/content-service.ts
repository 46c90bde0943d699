import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Place, portsAt } from './ports.ts'
import { startShop } from './start-shop.ts'

export const CONTENT_FAULTS = ['is gone', 'fails', 'sends HTML', 'truncates its response', 'sends no response'] as const

export interface TrackedEvent {
  readonly type: string
  readonly data: { readonly contentId: string; readonly sessionId: string }
}

export interface ContentService {
  readonly url: string
  /** The batches of events that the shop forwarded. */
  readonly tracked: readonly unknown[]
  /** How often content was requested. */
  readonly reads: () => number
  /** The fault; without one, requests go to the embedded service. */
  fault: (typeof CONTENT_FAULTS)[number] | undefined
  close(): void
}

const ANSWERS: Readonly<Record<(typeof CONTENT_FAULTS)[number], (response: ServerResponse) => void>> = {
  'is gone': (response) => response.destroy(),
  fails: (response) => response.writeHead(500).end(),
  'sends HTML': (response) => response.end('<h1>It works!</h1>'),
  'truncates its response': (response) => response.end('{"results":[{"id":"halny-home","data":{"bl'),
  'sends no response': () => {},
}

/** A proxy between a shop and its content service. */
export async function startContentProxy(backendUrl: string): Promise<ContentService> {
  const tracked: unknown[] = []
  let reads = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method === 'POST') tracked.push(JSON.parse(body))
    else reads += 1
    if (service.fault) return ANSWERS[service.fault](response)
    const answer = await fetch(`${backendUrl}${request.url}`, { method: request.method!, ...(body && { body, headers: { 'content-type': 'application/json' } }) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const service: ContentService = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    tracked,
    reads: () => reads,
    fault: undefined,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return service
}

/** Writes an entry with the embedded service's API; without an id it creates one. @returns its id */
export async function writeEntry(backendUrl: string, path: string, entry: object): Promise<string> {
  const response = await fetch(`${backendUrl}/api/v1/write/${path}`, {
    method: path.includes('/') ? 'PATCH' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  })
  if (!response.ok) throw new Error(`${path} was not written: ${response.status}`)
  return ((await response.json()) as { id: string }).id
}

/** A value in both languages. */
export const inBoth = (english: string, polish: string) => ({ '@type': '@builder.io/core:LocalizedValue', Default: english, pl: polish })

export const block = (name: string, options: object) => ({ '@type': '@builder.io/sdk:Element', '@version': 2, id: `builder-${name}`, component: { name, options } })

export const textBlock = (english: string, polish: string) => block('Text', { text: inBoth(`<p>${english}</p>`, `<p>${polish}</p>`) })

/** An entry for some addresses, one for each language. */
export const pageEntry = (english: string, polish: string, title: [string, string], blocks: readonly object[]) => ({
  name: title[0],
  published: 'published',
  query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: [english, polish] }],
  data: { title: inBoth(...title), description: inBoth(`${title[0]}, in a sentence`, `${title[1]}, w jednym zdaniu`), url: inBoth(english, polish), blocks, state: {} },
})

export interface ContentShop {
  readonly service: ContentService
  readonly backendUrl: string
  stop(): Promise<void>
}

/** A shop whose content service can fail on demand and records its requests. */
export async function startContentShop(place: Place, settings: Readonly<Record<string, string>> = {}): Promise<ContentShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kram-content-'))
  const ports = portsAt(place)
  const backendUrl = `http://localhost:${ports.backend}`
  const service = await startContentProxy(backendUrl)
  // Only the content service tracks visitors here.
  const shop = await startShop(ports, dataFolder, { BUILDER_URL: service.url, NEXT_PUBLIC_TAG_MANAGER_ID: 'off', ...settings })
  return {
    service,
    backendUrl,
    stop: async () => {
      await shop.stop()
      service.close()
      rmSync(dataFolder, { recursive: true })
    },
  }
}
