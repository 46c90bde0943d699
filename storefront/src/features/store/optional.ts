import 'server-only'
import { reportFailure } from '../../graphql/failure-reports.ts'
import { keepBriefly } from '../../lib/page-signals.ts'

/** Awaits a part that a page can do without: if it fails, it is logged and left out, and the page is cached only briefly. */
export async function optional<Part>(what: string, part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part
  } catch (error) {
    await skip(what, error)
    return undefined
  }
}

export async function skip(what: string, error: unknown): Promise<void> {
  reportFailure(`${what} left out of a page:`, error)
  await keepBriefly()
}
