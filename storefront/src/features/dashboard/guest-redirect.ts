import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { loginPath } from '../session/return-path.ts'
import type { Session } from '../session/session-machine.ts'

type Status = Session['status']

/**
 * Where a page for customers sends a guest: home after a logout on this page, else to the login, which leads back.
 * @param here the public path and query of the page
 * @returns undefined for a customer, and while the session is not known
 */
export function guestRedirect(former: Status | undefined, status: Status, locale: Locale, here: string): string | undefined {
  if (status !== 'guest') return undefined
  return former === 'logging-out' ? localePath(locale, '/') : loginPath(locale, here)
}
