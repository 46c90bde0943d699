import 'server-only'
import { reportFailure } from '../../graphql/failure-reports.ts'
import { retrySoon } from '../../graphql/retry-soon.ts'

/** For parts that a page can do without: when one fails, it is logged and left out, and the page is not kept for long. */
export async function orWithout<Part>(what: string, part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part
  } catch (error) {
    await leaveOut(what, error)
    return undefined
  }
}

export async function leaveOut(what: string, error: unknown): Promise<void> {
  reportFailure(`${what} left out of a page:`, error)
  await retrySoon()
}
