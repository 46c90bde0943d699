import 'server-only'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import * as v from 'valibot'
import { readServerSettings } from '../../env.ts'
import { CONTENT_TAG, entryListTag, entryTag } from '../../lib/cache-tags.ts'
import { keepBriefly } from '../../lib/page-signals.ts'
import { fetchEntries, fetchAllEntries, hasContentService } from './content-api.ts'
import { ENTRY, LISTED_ENTRY, type ContentEntry, type ListedEntry, localize } from './content-entry.ts'
import { drafts, published } from './entry-visibility.ts'
import { logOnce } from './log-once.ts'

const { revalidateSeconds } = readServerSettings()

/** The fields that resolving an address needs, so that a list of pages stays small. */
const LIST_FIELDS = 'id,published,startDate,endDate,query,data.url'
/** Returns entries for all pages; the shop evaluates their targets itself. */
const UNTARGETED = { noTargeting: 'true' }
const WITH_DRAFTS = { includeUnpublished: 'true' }

/** The addresses of all marketing pages, in every language. */
export const getListedPages = (): Promise<readonly ListedEntry[]> =>
  emptyOnFailure(async () => published(entriesIn(LISTED_ENTRY, await cached([entryListTag('page')], fetchAllEntries, 'page', { ...UNTARGETED, fields: LIST_FIELDS }))))

/** The marketing pages at an address, by priority. */
export const getPagesAt = (id: string, path: string, locale: string): Promise<readonly ContentEntry[]> =>
  emptyOnFailure(async () => published(inLanguage(await cached([entryTag(id)], fetchEntries, 'page', { 'userAttributes.urlPath': path, locale }), locale)))

/** As `getPagesAt`, with unpublished changes, for editors. */
export const getDraftsAt = (path: string, locale: string): Promise<readonly ContentEntry[]> =>
  emptyOnFailure(async () => drafts(inLanguage(await fetchEntries('page', { 'userAttributes.urlPath': path, locale, ...WITH_DRAFTS }), locale)))

/** All entries of a model, for all pages. */
export const getEntries = (model: string, locale: string): Promise<readonly ContentEntry[]> =>
  emptyOnFailure(async () => {
    const { isEnabled } = await draftMode()
    if (isEnabled) return drafts(inLanguage(await fetchAllEntries(model, { ...UNTARGETED, ...WITH_DRAFTS }), locale))
    return published(inLanguage(await cached([entryListTag(model)], fetchAllEntries, model, UNTARGETED), locale))
  })

type LoadEntries = typeof fetchEntries

/** Answers are cached as long as pages; failures are not. */
const cached = (tags: readonly string[], load: LoadEntries, ...[model, query]: Parameters<LoadEntries>): ReturnType<LoadEntries> =>
  unstable_cache(load, ['content', load === fetchAllEntries ? 'all' : 'first'], { tags: [CONTENT_TAG, ...tags], revalidate: revalidateSeconds })(model, query)

/** After a failure, which the guard has logged, the page is rendered without content and cached briefly. */
async function emptyOnFailure<Entry>(read: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
  if (!hasContentService) return []
  try {
    return await read()
  } catch {
    await keepBriefly()
    return []
  }
}

const inLanguage = (results: readonly unknown[], locale: string) => entriesIn(ENTRY, localize(results, locale) as readonly unknown[])

/** Leaves out entries that do not match the schema. */
function entriesIn<Schema extends v.GenericSchema<unknown, { id: string }>>(schema: Schema, results: readonly unknown[]): v.InferOutput<Schema>[] {
  return results.flatMap((result) => {
    const { success, output, issues } = v.safeParse(schema, result)
    if (success) return [output]
    const [issue] = issues
    logOnce(`An entry of the content service is left out: ${idOf(result)} ${v.getDotPath(issue) ?? ''} ${issue.message}`)
    return []
  })
}

const idOf = (result: unknown): string => JSON.stringify((result as { id?: unknown } | null)?.id ?? null).slice(0, 120)
