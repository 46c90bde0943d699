import 'server-only'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import * as v from 'valibot'
import { readServerSettings } from '../../env.ts'
import { retrySoon } from '../../graphql/retry-soon.ts'
import { askContent, askForAll, hasContentService } from './content-api.ts'
import { ENTRY, LISTED_ENTRY, type ContentEntry, type ListedEntry } from './content-entry.ts'
import { localize } from './localize.ts'
import { logOnce } from './log-once.ts'
import { drafts, published } from './publication.ts'

const { revalidateSeconds } = readServerSettings()

/** On all that is read from the content service. */
const TAG = 'content'
const entryTag = (id: string) => `content:${id}`
const listTag = (model: string) => `content-list:${model}`

/** What a list needs of an entry, so that a hundred pages are one small answer. */
const LIST_FIELDS = 'id,published,startDate,endDate,query,data.url'
/** The service then leaves it to the shop for which page an entry is. */
const UNTARGETED = { noTargeting: 'true' }
const WITH_DRAFTS = { includeUnpublished: 'true' }

/** The addresses of all marketing pages, in every language. */
export const getListedPages = (): Promise<readonly ListedEntry[]> =>
  orNone(async () => published(entriesIn(LISTED_ENTRY, await cached([listTag('page')], askForAll, 'page', { ...UNTARGETED, fields: LIST_FIELDS }))))

/** Of the marketing pages at an address the most important first. */
export const getPagesAt = (id: string, path: string, locale: string): Promise<readonly ContentEntry[]> =>
  orNone(async () => published(inLanguage(await cached([entryTag(id)], askContent, 'page', { 'userAttributes.urlPath': path, locale }), locale)))

/** The same as an editor sees them, with what is not published yet. */
export const getDraftsAt = (path: string, locale: string): Promise<readonly ContentEntry[]> =>
  orNone(async () => drafts(inLanguage(await askContent('page', { 'userAttributes.urlPath': path, locale, ...WITH_DRAFTS }), locale)))

/** All entries of a model, for whichever page. */
export const getEntries = (model: string, locale: string): Promise<readonly ContentEntry[]> =>
  orNone(async () => {
    const { isEnabled } = await draftMode()
    if (isEnabled) return drafts(inLanguage(await askForAll(model, { ...UNTARGETED, ...WITH_DRAFTS }), locale))
    return published(inLanguage(await cached([listTag(model)], askForAll, model, UNTARGETED), locale))
  })

type Ask = typeof askContent

/** An answer is kept as long as a page is; a failure is not. */
const cached = (tags: readonly string[], ask: Ask, ...[model, query]: Parameters<Ask>): ReturnType<Ask> =>
  unstable_cache(ask, ['content', ask === askForAll ? 'all' : 'first'], { tags: [TAG, ...tags], revalidate: revalidateSeconds })(model, query)

/** A page goes on without the service, whose guard has logged why, and is not kept for long. */
async function orNone<Entry>(read: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
  if (!hasContentService) return []
  try {
    return await read()
  } catch {
    await retrySoon()
    return []
  }
}

const inLanguage = (results: readonly unknown[], locale: string) => entriesIn(ENTRY, localize(results, locale) as readonly unknown[])

/** Those that are whole: half an entry is left out. */
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
