import type { DatabaseSync } from 'node:sqlite'
import { existing, statement } from '../../database/statement.ts'
import { setting } from '../store/settings.ts'

const HOUR = 3_600_000

/** The day in the time zone of the shop, as in Magento. @returns 2026-01-15 */
const dayOf = (database: DatabaseSync, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: setting(database, 'general/locale/timezone') }).format(now)

/**
 * Updates prices when special prices begin and end. Called with every request: the first of a day reindexes the products whose
 * special price begins or ends, all others do nothing.
 */
export function pricesOfToday(database: DatabaseSync): (now: Date) => void {
  let checkedHour: number | undefined
  return (now) => {
    const hour = Math.floor(now.getTime() / HOUR)
    if (hour === checkedHour) return
    const day = dayOf(database, now)
    // Another process on the same database may have done it.
    const { day: storedDay } = existing(statement<{ day: string }>(database, 'SELECT day FROM price_day').get())
    if (storedDay !== day) statement(database, 'UPDATE price_day SET day = ?').run(day)
    checkedHour = hour
  }
}
