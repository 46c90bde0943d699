import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface TrackedEvent {
  readonly service: 'content' | 'tag-manager'
  readonly name: string
  readonly subject: string
}

export interface EventCount extends TrackedEvent {
  readonly count: number
  readonly lastAt: string
}

const MAX_NAME_LENGTH = 100
// Any page view may send events of any name: beyond this many distinct ones, only known ones are counted.
const MAX_ROWS = 2000

export function countEvent(database: DatabaseSync, { service, name, subject }: TrackedEvent, now: Date): void {
  statement(
    database,
    `INSERT INTO tracked_event (service, name, subject, count, last_at)
     SELECT :service, :name, :subject, 1, :now
     WHERE (SELECT count(*) FROM tracked_event) < ${MAX_ROWS}
       OR EXISTS (SELECT 1 FROM tracked_event WHERE service = :service AND name = :name AND subject = :subject)
     ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
  ).run({ service, name: name.slice(0, MAX_NAME_LENGTH), subject: subject.slice(0, MAX_NAME_LENGTH), now: now.toISOString() })
}

export function eventCounts(database: DatabaseSync): EventCount[] {
  return statement<EventCount>(
    database,
    'SELECT service, name, subject, count, last_at AS lastAt FROM tracked_event ORDER BY service, name, subject',
  ).all()
}
