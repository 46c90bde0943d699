import type { Context, Store } from '../../graphql/context.ts'
import { setting } from '../store/settings.ts'

/** The day of an ISO 8601 timestamp, in the store's time zone and language. */
export function dayInStore({ database }: Pick<Context, 'database'>, iso: string, { id, locale }: Store): string {
  const timeZone = setting(database, 'general/locale/timezone', id)
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone }).format(new Date(iso))
}
