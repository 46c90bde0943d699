import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const unreported = new AsyncLocalStorage<true>()

/** Logs what could not be had for a page. */
export function reportFailure(message: string, ...details: unknown[]): void {
  if (!unreported.getStore()) console.error(message, ...details)
}

/** Asks ahead of a page, whose rendering comes upon the same failures and reports them. */
export const withoutReports = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => unreported.run(true, ask)
