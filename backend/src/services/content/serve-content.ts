import type { DatabaseSync } from 'node:sqlite'
import type { Plugin } from 'graphql-yoga'
import { countEvents } from '../events/count-events.ts'
import type { TrackedEvent } from '../events/tracked-event.repository.ts'
import { httpPlugin, json } from '../http/http-plugin.ts'
import type { ContentEntry } from './content-entry.ts'
import { entriesOf } from './content.repository.ts'
import { matchesQuery, pickFields } from './entry-fields.ts'
import { isMeantFor, readVisitor } from './targeting.ts'

const DEFAULT_LIMIT = 30
const MAX_LIMIT = 100

/** Builder's content API, version 3: the entries of a model, and the events that pages send. */
export function serveContent(database: DatabaseSync, now: () => Date): Plugin {
  return httpPlugin(({ request, url }) => {
    if (request.method === 'POST' && url.pathname === '/api/v1/track') return countEvents(database, request, now(), readEvent)
    const [, model, id] = /^\/api\/v3\/content\/([\w-]+)(?:\/([\w-]+))?$/.exec(url.pathname) ?? []
    if (request.method !== 'GET' || model === undefined) return undefined
    if (!url.searchParams.get('apiKey')) return json({ status: 401, message: 'An apiKey is required.' }, 401)
    return id === undefined ? list(database, model, url.searchParams) : single(database, model, id, url.searchParams)
  })
}

function list(database: DatabaseSync, model: string, params: URLSearchParams): Response {
  const visitor = readVisitor(params)
  const isTargeted = params.get('noTargeting') !== 'true'
  const found = published(database, model, params)
    .filter((entry) => !isTargeted || isMeantFor(entry.query, visitor))
    .map((entry) => localized(entry, params))
    .filter((entry) => matchesQuery(entry, params))
  const offset = wholeNumber(params.get('offset'), 0)
  const limit = Math.min(wholeNumber(params.get('limit'), DEFAULT_LIMIT), MAX_LIMIT)
  const fields = params.get('fields')
  const results = found.slice(offset, offset + limit).map((entry) => (fields ? pickFields(entry, fields) : entry))
  return answer({ results }, params)
}

function single(database: DatabaseSync, model: string, id: string, params: URLSearchParams): Response {
  const entry = published(database, model, params).find((candidate) => candidate.id === id)
  if (!entry) return json({ status: 404, message: 'There is no such entry.' }, 404)
  const fields = params.get('fields')
  return answer(fields ? pickFields(localized(entry, params), fields) : localized(entry, params), params)
}

const published = (database: DatabaseSync, model: string, params: URLSearchParams): ContentEntry[] =>
  entriesOf(database, model).filter(({ published: state }) => state === 'published' || params.get('includeUnpublished') === 'true')

/** Without a locale, every language is returned. */
function localized(entry: ContentEntry, params: URLSearchParams): unknown {
  const locale = params.get('locale')
  return locale === null ? entry : localize(entry, locale)
}

function answer(body: unknown, params: URLSearchParams): Response {
  if (params.get('cachebust') === 'true') return json(body)
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=86400' } })
}

const wholeNumber = (text: string | null, fallback: number): number => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : fallback)

/** A value with each nested `LocalizedValue` replaced by its text in the locale, else by its default. */
export function localize(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((each) => localize(each, locale))
  if (typeof value !== 'object' || value === null) return value
  if ('@type' in value && value['@type'] === '@builder.io/core:LocalizedValue') {
    const texts = value as Record<string, unknown>
    return texts[locale] ?? texts.Default
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, localize(each, locale)]))
}

interface SentEvent {
  readonly type?: unknown
  readonly data?: { readonly contentId?: unknown; readonly variationId?: unknown } | null
}

/**
 * An impression, a click or a conversion, by entry and variation.
 * @throws for an event without a type
 */
function readEvent({ type, data }: SentEvent): TrackedEvent {
  if (typeof type !== 'string' || type === '') throw new Error('An event needs a type')
  const parts = [data?.contentId, data?.variationId].filter((part) => typeof part === 'string' && part !== '')
  return { service: 'content', name: type, subject: [...new Set(parts)].join('/') }
}
