import { flag, text, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

export interface PageSettings {
  /** Seconds after which a page is rendered anew at its next visit. */
  readonly revalidateSeconds: number
  /** The secret of `POST /api/revalidate`; without one it refuses everybody. */
  readonly revalidateSecret: string | undefined
  /** Memory for finished pages and what they are made of, in bytes. */
  readonly pageCacheBytes: number
  /** How many pages are rendered at once, and how many may wait for that. */
  readonly rendering: { readonly concurrency: number; readonly waiting: number }
}

/** A year, in seconds. */
const LONGEST_REVALIDATION = 31_536_000

export const pageSettings = () => ({
  REVALIDATE_SECONDS: {
    // Next takes 0 for a page that never changes.
    schema: wholeNumber(LONGEST_REVALIDATION, 1),
    fallback: '300',
    about: 'Seconds after which a page is rendered anew at its next visit.',
    more: 'From 1 second to a year.',
  },
  REVALIDATE_SECRET: {
    schema: text(),
    about: 'Lets POST /api/revalidate evict pages by tag; without one nobody may.',
    more: 'It is also the secret of `POST /api/revalidate/content`, for changed content ([more](content.md)).',
  },
  PAGE_CACHE_MB: {
    schema: wholeNumber(),
    fallback: '256',
    about: 'Memory for finished pages and what they are made of, in MB; the whole process takes up to 250 more.',
  },
  RENDER_CONCURRENCY: {
    schema: wholeNumber(),
    fallback: '4',
    about: 'How many pages are rendered at once.',
    more: 'More help where a backend is slow to answer.',
  },
  RENDER_QUEUE: { schema: wholeNumber(), fallback: '200', about: 'How many pages may wait to be rendered; further requests get status 503.' },
  WARM_UP: { schema: flag(), fallback: '1', about: '0 keeps the shop from visiting its own pages when it starts.' },
})

export const readPages = (values: Values<typeof pageSettings>): PageSettings => ({
  revalidateSeconds: Number(values.REVALIDATE_SECONDS),
  revalidateSecret: values.REVALIDATE_SECRET || undefined,
  pageCacheBytes: Number(values.PAGE_CACHE_MB) * 1024 * 1024,
  rendering: { concurrency: Math.max(1, Number(values.RENDER_CONCURRENCY)), waiting: Number(values.RENDER_QUEUE) },
})
