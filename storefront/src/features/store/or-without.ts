import 'server-only'
import { retrySoon } from '../../graphql/retry-soon.ts'

/** For parts that a page can do without: when one fails, it is logged and left out, and the page is not kept for long. */
export async function orWithout<Part>(what: string, part: Promise<Part>): Promise<Part | undefined> {
  try {
    return await part
  } catch (error) {
    console.error(`${what} is left out of a page:`, error)
    await retrySoon()
    return undefined
  }
}
