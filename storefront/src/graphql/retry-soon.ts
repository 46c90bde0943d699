import 'server-only'
import { unstable_cache } from 'next/cache'

const RETRY_SECONDS = 15

/** Lowers the interval of the page that is being rendered, so that what it lacks is asked for again soon. */
export const retrySoon = unstable_cache(async () => true, ['retry-soon'], { revalidate: RETRY_SECONDS })
