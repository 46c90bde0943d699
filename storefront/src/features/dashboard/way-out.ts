import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { loginPath } from '../session/return-path.ts'
import type { Session } from '../session/session-machine.ts'

type Status = Session['status']

/**
 * Where a visitor of a page for customers has to go, once it is certain that they are none: home if they have just logged
 * out here, otherwise to the login and from there back to `here`, the public path with its query.
 */
export function wayOut(former: Status | undefined, status: Status, locale: Locale, here: string): string | undefined {
  if (status !== 'guest') return undefined
  return former === 'logging-out' ? localePath(locale, '/') : loginPath(locale, here)
}
