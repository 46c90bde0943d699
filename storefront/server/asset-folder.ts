import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { copyFile, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { makeSharedFolder } from '../src/lib/make-folder.ts'
import type { RequestHandler } from './capture.ts'
import { foundFiles } from './found-files.ts'
import { reportOnce } from './report-once.ts'

/** Milliseconds. A shopper may leave a page open for as long, and return to it. */
const KEPT_FOR = 86_400_000
const MAINTAINED_EVERY = 3_600_000
const PREFIX = '/_next/static/'
/** Names that Next gives; no segment begins with a dot, so that none leads out of the folder or to an unfinished file. */
const NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/
const UNFINISHED = '.unfinished-'
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8', '.js': 'application/javascript; charset=UTF-8', '.json': 'application/json; charset=UTF-8', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.avif': 'image/avif', '.ico': 'image/x-icon', '.woff2': 'font/woff2', '.txt': 'text/plain; charset=UTF-8',
}

export interface AssetFolder {
  /** Whether a build of the last day has the file. */
  readonly has: (path: string) => boolean
  /** Answers for files that the own build does not have. */
  readonly withOtherBuilds: (next: RequestHandler, isOwn: (path: string) => boolean) => RequestHandler
  readonly stop: () => void
}

/**
 * Copies the build's scripts and styles into a folder that all instances share, and serves those of other builds from there: during an update,
 * either build's pages may be followed by a request to an instance of the other. A file's time of modification is the last
 * time that an instance of its build was running. Resolves when the copies are there, and also if the folder cannot
 * be used: it matters only during an update.
 */
export async function shareAssets(folder: string, own: string): Promise<AssetFolder> {
  const report = reportOnce('ASSETS_FOLDER cannot be used, so pages of other builds may miss their scripts')
  const maintain = async (): Promise<void> => {
    try {
      await shareFiles(own, folder)
      await removeOld(folder)
      report.worked()
    } catch (error) {
      report.failed(error)
    }
  }
  await maintain()
  const timer = setInterval(() => void maintain(), MAINTAINED_EVERY).unref()
  return {
    has: (path) => fileAt(folder, path) !== undefined,
    withOtherBuilds: (next, isOwn) => async (request, response) => {
      const url = request.url ?? ''
      const file = url.startsWith(PREFIX) && !isOwn(url) ? fileAt(folder, url) : undefined
      if (!file) return next(request, response)
      const body = await readFile(file)
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'public, max-age=31536000, immutable' }).end(body)
    },
    stop: () => clearInterval(timer),
  }
}

function fileAt(folder: string, path: string): string | undefined {
  const name = path.slice(PREFIX.length)
  if (!path.startsWith(PREFIX) || !NAME.test(name)) return undefined
  const file = join(folder, name)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

/** A file appears complete or not at all. Equal names have equal contents. */
async function shareFiles(from: string, to: string): Promise<void> {
  const now = Date.now() / 1000
  for (const { path: source, size } of await foundFiles(from)) {
    const target = join(to, relative(from, source))
    if ((await sizeOf(target)) === size) {
      await utimes(target, now, now)
      continue
    }
    await makeSharedFolder(dirname(target))
    const unfinished = join(dirname(target), `${UNFINISHED}${randomUUID()}`)
    await copyFile(source, unfinished)
    await utimes(unfinished, now, now)
    await rename(unfinished, target)
  }
}

async function removeOld(folder: string): Promise<void> {
  for (const { path, mtimeMs } of await foundFiles(folder)) if (Date.now() - mtimeMs > KEPT_FOR) await rm(path, { force: true })
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
