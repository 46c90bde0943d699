import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DAY = 24 * 3_600_000
/** For a consumer who submits again, and for a shop that has lost its mail. */
const KEPT_FOR = 90 * DAY

/**
 * Declarations are personal data: those that were sent long ago are deleted, and so are half-written files from a crash. Waiting ones stay until
 * they are sent.
 */
export function forgetOld(folder: string, now = Date.now()): void {
  for (const kind of ['waiting', 'sent', 'requests']) {
    for (const name of readdirSync(join(folder, kind))) {
      const keptFor = name.endsWith('.draft') ? DAY : kind === 'waiting' ? Infinity : KEPT_FOR
      const file = join(folder, kind, name)
      const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {}
      if (now - mtimeMs > keptFor) rmSync(file, { force: true })
    }
  }
}
