import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import { countEvent, type TrackedEvent } from './tracked-event.repository.ts'

const MAX_EVENTS = 50

/**
 * Counts a batch of events by name and subject; senders are not stored.
 * @param read throws for an invalid event, and the whole batch is refused with 400
 */
export async function countEvents<Sent>(
  database: DatabaseSync, request: Request, now: Date, read: (sent: Sent) => TrackedEvent,
): Promise<Response> {
  const events = readBatch(await request.text(), read)
  if (!events) return new Response(null, { status: 400 })
  transaction(database, () => {
    for (const event of events) countEvent(database, event, now)
  })
  return new Response(null, { status: 204 })
}

function readBatch<Sent>(body: string, read: (sent: Sent) => TrackedEvent): TrackedEvent[] | undefined {
  try {
    const { events } = JSON.parse(body) as { events: readonly Sent[] }
    return events.slice(0, MAX_EVENTS).map((sent) => read(sent))
  } catch {
    return undefined
  }
}
