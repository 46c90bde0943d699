import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { loginPath } from '../session/return-path.ts'
import type { Session } from '../session/session-machine.ts'

type Status = Session['status']

/**
 * The redirect of a guest from a page for customers: home after a logout on this page, otherwise to the login, which leads back.
 * @param here the public path and query of the page
 * @returns undefined for a customer, and while the session is unknown
 */
export function guestRedirect(previous: Status | undefined, status: Status, locale: Locale, here: string): string | undefined {
  if (status !== 'guest') return undefined
  return previous === 'logging-out' ? localePath(locale, '/') : loginPath(locale, here)
}
