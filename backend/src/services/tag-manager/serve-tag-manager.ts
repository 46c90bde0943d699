import type { DatabaseSync } from 'node:sqlite'
import type { Plugin } from 'graphql-yoga'
import { transaction } from '../../database/transaction.ts'
import { httpPlugin } from '../http-plugin.ts'
import { countEvent } from '../tracked-event.repository.ts'
import { containerScript } from './container-script.ts'

const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/
const LAYER = /^[A-Za-z_$][\w$]{0,60}$/
const MOST_EVENTS = 50

/** Google Tag Manager's addresses: the container's script, what pages without scripts show, and where events go. */
export function serveTagManager(database: DatabaseSync, now: () => Date): Plugin {
  return httpPlugin(({ request, url }) => {
    const call = `${request.method} ${url.pathname}`
    if (call === 'GET /gtm.js') return container(url.searchParams)
    if (call === 'GET /ns.html') return frame(url.searchParams)
    if (call === 'POST /tag-manager/collect') return collect(database, request, now())
    return undefined
  })
}

function container(given: URLSearchParams): Response {
  const id = given.get('id') ?? ''
  const layer = given.get('l') ?? 'dataLayer'
  if (!CONTAINER.test(id) || !LAYER.test(layer)) return new Response(null, { status: 404 })
  return new Response(containerScript(id, layer), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=900' },
  })
}

function frame(given: URLSearchParams): Response {
  if (!CONTAINER.test(given.get('id') ?? '')) return new Response(null, { status: 404 })
  return new Response('<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ns</title></head><body></body></html>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=900' },
  })
}

async function collect(database: DatabaseSync, request: Request, now: Date): Promise<Response> {
  const names = eventNames(await request.text())
  if (!names) return new Response(null, { status: 400 })
  transaction(database, () => {
    for (const name of names) countEvent(database, { service: 'tag-manager', name, subject: '' }, now)
  })
  return new Response(null, { status: 204 })
}

function eventNames(body: string): string[] | undefined {
  try {
    const { events } = JSON.parse(body) as { events: { name: unknown }[] }
    const names = events.slice(0, MOST_EVENTS).map(({ name }) => name)
    return names.every((name) => typeof name === 'string' && name !== '') ? (names as string[]) : undefined
  } catch {
    return undefined
  }
}
