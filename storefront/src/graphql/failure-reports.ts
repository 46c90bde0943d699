import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const unreported = new AsyncLocalStorage<true>()

/** Logs a failure that leaves a page without one of its parts. */
export function reportFailure(message: string, ...details: unknown[]): void {
  if (!unreported.getStore()) console.error(message, ...details)
}

/** For calls before a page is rendered: the render hits the same failures and reports them. */
export const withoutReports = <Answer>(run: () => Promise<Answer>): Promise<Answer> => unreported.run(true, run)
