import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import { countEvent, type TrackedEvent } from '../tracked-event.repository.ts'

const MOST_EVENTS = 50

/** Counts a batch of impressions, clicks and conversions by entry and variation; who sent them is not kept. */
export async function trackEvents(database: DatabaseSync, request: Request, now: Date): Promise<Response> {
  const events = readEvents(await request.text())
  if (!events) return new Response(null, { status: 400 })
  transaction(database, () => {
    for (const event of events) countEvent(database, event, now)
  })
  return new Response(null, { status: 204 })
}

interface SentEvent {
  readonly type?: unknown
  readonly data?: { readonly contentId?: unknown; readonly variationId?: unknown } | null
}

function readEvents(body: string): TrackedEvent[] | undefined {
  try {
    const { events } = JSON.parse(body) as { events: readonly SentEvent[] }
    return events.slice(0, MOST_EVENTS).map(readEvent)
  } catch {
    return undefined
  }
}

/** @throws for an event without a type */
function readEvent({ type, data }: SentEvent): TrackedEvent {
  if (typeof type !== 'string' || type === '') throw new Error('An event has a type')
  const parts = [data?.contentId, data?.variationId].filter((part) => typeof part === 'string' && part !== '')
  return { service: 'content', name: type, subject: [...new Set(parts)].join('/') }
}
