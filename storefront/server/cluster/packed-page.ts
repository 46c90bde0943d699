import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { StoredPage } from '../stored-page.ts'

/** What tells the time since a page was written. */
interface Stored {
  /** Milliseconds until Redis deletes the page. */
  readonly expiresIn: number
  /** The position in the log of drops, in microseconds. */
  readonly position: number
}

interface Packed {
  /** Its times are relative to the writing. */
  readonly page: StoredPage
  readonly written: Stored
}

const CHECKSUM_BYTES = 32
/** Milliseconds by which positions may differ from the time, since instances read the log at intervals. */
const TOLERANCE = 2000

/** A page for Redis, behind a checksum: a damaged one, or that of another key, would be served until it expires. */
export function packPage(key: string, page: StoredPage, written: Stored): Buffer {
  const packed: Packed = { page: shifted(page, -performance.now()), written }
  const content = serialize(packed)
  return Buffer.concat([checksumOf(key, content), content])
}

/**
 * The page with times of this process. Its age never depends on the clock of an instance: a wrong one would make the pages of that instance
 * immortal, or worthless. Two measures of Redis tell it: the expiry, which is exact until the clock of Redis is set back, and the log of drops,
 * which stands still while no instance runs.
 * @throws if it is damaged, or not the page of this key
 */
export function unpackPage(key: string, bytes: Buffer, now: Stored): StoredPage {
  const content = bytes.subarray(CHECKSUM_BYTES)
  if (!checksumOf(key, content).equals(bytes.subarray(0, CHECKSUM_BYTES))) throw new Error('a page is damaged')
  const { page, written } = deserialize(content) as Packed
  const age = Math.max(0, written.expiresIn - now.expiresIn, (now.position - written.position) / 1000 - TOLERANCE)
  return shifted(page, performance.now() - age)
}

const checksumOf = (key: string, content: Buffer): Buffer => createHash('sha256').update(`${key}\n`).update(content).digest()

const shifted = (page: StoredPage, by: number): StoredPage => ({
  ...page,
  storedAt: page.storedAt + by,
  freshUntil: page.freshUntil + by,
  staleUntil: page.staleUntil + by,
  standInUntil: page.standInUntil + by,
})
