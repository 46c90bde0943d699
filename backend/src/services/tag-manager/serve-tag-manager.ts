import type { DatabaseSync } from 'node:sqlite'
import type { Plugin } from 'graphql-yoga'
import { countEvents } from '../events/count-events.ts'
import { httpPlugin } from '../http/http-plugin.ts'
import type { TrackedEvent } from '../events/tracked-event.repository.ts'
import { containerScript } from './container-script.ts'

const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/
const LAYER = /^[A-Za-z_$][\w$]{0,60}$/

/** Google Tag Manager's URLs: the container's script, its noscript frame, and the collector of events. */
export function serveTagManager(database: DatabaseSync, now: () => Date): Plugin {
  return httpPlugin(({ request, url }) => {
    const call = `${request.method} ${url.pathname}`
    if (call === 'GET /gtm.js') return container(url.searchParams)
    if (call === 'GET /ns.html') return frame(url.searchParams)
    if (call === 'POST /tag-manager/collect') return countEvents(database, request, now(), readEvent)
    return undefined
  })
}

function container(params: URLSearchParams): Response {
  const id = params.get('id') ?? ''
  const layer = params.get('l') ?? 'dataLayer'
  if (!CONTAINER.test(id) || !LAYER.test(layer)) return new Response(null, { status: 404 })
  return new Response(containerScript(id, layer), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=900' },
  })
}

function frame(params: URLSearchParams): Response {
  if (!CONTAINER.test(params.get('id') ?? '')) return new Response(null, { status: 404 })
  return new Response('<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ns</title></head><body></body></html>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=900' },
  })
}

function readEvent({ name }: { readonly name?: unknown }): TrackedEvent {
  if (typeof name !== 'string' || name === '') throw new Error('An event needs a name')
  return { service: 'tag-manager', name, subject: '' }
}
