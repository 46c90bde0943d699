import { flag, ownSecret, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

export interface PageSettings {
  /** Seconds after which a page is rendered again at its next visit. */
  readonly revalidateSeconds: number
  /** The secret of `POST /api/revalidate`; without one, every request is refused. */
  readonly revalidateSecret: string | undefined
  /** Memory for cached pages and their data, in bytes. */
  readonly pageCacheBytes: number
  /** How many pages are rendered concurrently, and how many may wait. */
  readonly rendering: { readonly concurrency: number; readonly waiting: number }
}

/** 1 TB; server/check-settings.ts compares it with the machine's memory. */
const MAX_MEGABYTES = 1_000_000
const MAX_CONCURRENCY = 100
const MAX_WAITING = 100_000
/** A year, in seconds. */
const MAX_REVALIDATION = 31_536_000

export const pageSettings = () => ({
  REVALIDATE_SECONDS: {
    // For Next, 0 means a page that never changes.
    schema: wholeNumber(MAX_REVALIDATION, 1),
    fallback: '300',
    about: 'Seconds after which a page is rendered again at its next visit.',
    more: 'From 1 second to a year.',
  },
  REVALIDATE_SECRET: {
    schema: ownSecret(),
    about: 'Authorizes POST /api/revalidate to evict pages by tag; without one, every request is refused.',
    more: 'It is also the secret of `POST /api/revalidate/content`, for changed content ([more](content.md)).',
  },
  PAGE_CACHE_MB: {
    schema: wholeNumber(MAX_MEGABYTES, 1),
    fallback: '256',
    about: 'Memory for cached pages and their data, in MB; the whole process takes up to 250 MB more.',
    more: 'Not more than the machine or the container has.',
  },
  RENDER_CONCURRENCY: {
    schema: wholeNumber(MAX_CONCURRENCY, 1),
    fallback: '4',
    about: 'How many pages are rendered concurrently.',
    more: 'A page that waits for the backend for more than a second does not count, up to four times as many.',
  },
  RENDER_QUEUE: { schema: wholeNumber(MAX_WAITING, 1), fallback: '200', about: 'How many pages may wait to be rendered; further requests get status 503.' },
  WARM_UP: { schema: flag(), fallback: '1', about: '0 stops the shop from visiting its own pages and pictures at startup.' },
})

export const readPages = (values: Values<typeof pageSettings>): PageSettings => ({
  revalidateSeconds: Number(values.REVALIDATE_SECONDS),
  revalidateSecret: values.REVALIDATE_SECRET || undefined,
  pageCacheBytes: Number(values.PAGE_CACHE_MB) * 1024 * 1024,
  rendering: { concurrency: Number(values.RENDER_CONCURRENCY), waiting: Number(values.RENDER_QUEUE) },
})
