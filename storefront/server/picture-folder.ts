import { randomUUID } from 'node:crypto'
import { access, constants, open, opendir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeSharedFolder } from '../src/lib/make-folder.ts'
import { foundFiles } from './found-files.ts'
import { reportOnce } from './report-once.ts'

/** A picture that Next has resized, without Next's name for its kind. */
export interface StoredPicture {
  readonly buffer: Buffer
  readonly etag: string
  readonly upstreamEtag: string
  readonly extension: string
  /** Seconds. */
  readonly revalidate: number
}

export interface PictureFolderOptions {
  readonly folder: string
  readonly maxBytes: number
}

/** Milliseconds. A picture's time of use is written at most this often. */
const USE_INTERVAL = 3_600_000
/** Milliseconds after which a file that nobody has finished is removed. */
const ABANDONED_AFTER = 3_600_000
/** The share of the limit that one process writes between two sweeps, and the share that a sweep leaves. */
const WRITTEN_SHARE = 1 / 20
const LEFT_SHARE = 9 / 10
const UNFINISHED = '.part'

/**
 * Resized pictures as files, shared by instances and builds: Next's key names the picture, its size and format, not the build. A file
 * appears complete or not at all, because it is renamed. The file's time of modification is the time of its last use.
 */
export class PictureFolder {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #report = reportOnce('PICTURE_CACHE_FOLDER cannot be used, so pictures are resized again')
  /** Infinite, so that the first picture causes a sweep: the limit may be lower than at the last start. */
  #written = Infinity
  #isSweeping = false

  constructor({ folder, maxBytes }: PictureFolderOptions) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /** For the start, so that a wrong path is not noticed by its absent pictures only. */
  async check(): Promise<void> {
    try {
      await makeSharedFolder(this.#folder)
      await access(this.#folder, constants.W_OK)
      await (await opendir(this.#folder)).close()
    } catch (error) {
      this.#report.failed(error)
    }
  }

  async get(key: string): Promise<{ picture: StoredPicture; lastModified: number } | undefined> {
    try {
      const bytes = await readAndUse(this.#pathOf(key))
      return parse(bytes)
    } catch (error) {
      this.#reportUnlessMissing(error)
      return undefined
    }
  }

  /** Never rejects: a picture that cannot be stored is still served. */
  async set(key: string, picture: StoredPicture): Promise<void> {
    const path = this.#pathOf(key)
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
    const bytes = serialise(picture)
    try {
      await makeSharedFolder(dirname(path))
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
      this.#report.worked()
    } catch (error) {
      this.#report.failed(error)
      await rm(unfinished, { force: true }).catch(() => {})
    }
    this.#written += bytes.length
    this.#sweepIfDue()
  }

  #pathOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key)
  }

  #reportUnlessMissing(error: unknown): void {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    // Another program may have written a file that is not a picture's.
    if (!isMissing && !(error instanceof SyntaxError)) this.#report.failed(error)
  }

  #sweepIfDue(): void {
    if (this.#isSweeping || this.#written <= this.#maxBytes * WRITTEN_SHARE) return
    this.#isSweeping = true
    this.#written = 0
    void removeLeastRecentlyUsed(this.#folder, this.#maxBytes)
      .catch((error: unknown) => this.#reportUnlessMissing(error))
      .finally(() => {
        this.#isSweeping = false
        this.#sweepIfDue()
      })
  }
}

async function readAndUse(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { mtimeMs } = await file.stat()
    const now = Date.now()
    // The picture is good even if the folder is read-only.
    if (now - mtimeMs > USE_INTERVAL) await file.utimes(now / 1000, now / 1000).catch(() => {})
    return await file.readFile()
  } finally {
    await file.close()
  }
}

interface FileHead extends Omit<StoredPicture, 'buffer'> {
  /** Milliseconds since 1970. */
  readonly lastModified: number
  /** Bytes of the picture. */
  readonly length: number
}

function serialise({ buffer, etag, upstreamEtag, extension, revalidate }: StoredPicture): Buffer {
  const head: FileHead = { etag, upstreamEtag, extension, revalidate, lastModified: Date.now(), length: buffer.length }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), buffer])
}

/** Undefined for a file that another program has cut off. */
function parse(bytes: Buffer): { picture: StoredPicture; lastModified: number } | undefined {
  const end = bytes.indexOf('\n')
  if (end < 0) return undefined
  const { length, lastModified, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as FileHead
  const buffer = bytes.subarray(end + 1)
  return buffer.length === length ? { picture: { ...head, buffer }, lastModified } : undefined
}

/** Several processes may do this at once: they choose the same files, and a file that is gone already counts as removed. */
async function removeLeastRecentlyUsed(folder: string, maxBytes: number): Promise<void> {
  const files = await foundFiles(folder)
  const abandoned = files.filter(({ path, mtimeMs }) => path.endsWith(UNFINISHED) && Date.now() - mtimeMs > ABANDONED_AFTER)
  for (const { path } of abandoned) await rm(path, { force: true })
  const pictures = files.filter(({ path }) => !path.endsWith(UNFINISHED)).toSorted((one, other) => one.mtimeMs - other.mtimeMs)
  let bytes = pictures.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= maxBytes * (1 - WRITTEN_SHARE)) return
  for (const { path, size } of pictures) {
    if (bytes <= maxBytes * LEFT_SHARE) return
    await rm(path, { force: true })
    bytes -= size
  }
}
