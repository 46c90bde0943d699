import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** For a consumer who presses again, and for a shop that has lost its mail. */
const KEPT_FOR = 90 * 24 * 3_600_000

/** Declarations are personal: those that were sent long ago go. What waits is kept until it is sent. */
export function forgetOld(folder: string, now = Date.now()): void {
  for (const kind of ['sent', 'requests']) {
    for (const name of readdirSync(join(folder, kind))) {
      const file = join(folder, kind, name)
      if (now - statSync(file).mtimeMs > KEPT_FOR) rmSync(file, { force: true })
    }
  }
}
