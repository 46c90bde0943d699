import 'server-only'
import { unstable_cache } from 'next/cache'
import { RETRY_SOON_TAG } from '../lib/retry-soon-tag.ts'

const RETRY_SECONDS = 15

/** Lowers the interval of the page that is being rendered, so that what it lacks is asked for again soon. */
export const retrySoon = unstable_cache(async () => true, [RETRY_SOON_TAG], { tags: [RETRY_SOON_TAG], revalidate: RETRY_SECONDS })
