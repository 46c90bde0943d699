import 'server-only'
import { unstable_cache } from 'next/cache'

const RETRY_SECONDS = 15

/** Lowers the interval of the page that is being rendered, so that what it lacks is asked for again soon. */
const retrySoon = unstable_cache(async () => true, ['retry-soon'], { revalidate: RETRY_SECONDS })

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
