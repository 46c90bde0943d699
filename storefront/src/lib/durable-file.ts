import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const OWNER_ONLY = 0o600

/**
 * Once this returns, the text outlives a loss of power. A reader finds the whole file or none.
 * @returns false, and nothing is changed, where there is such a file
 */
export function writeOnce(file: string, text: string): boolean {
  const draft = writeDraft(file, text)
  try {
    linkSync(draft, file)
    settle(dirname(file))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The same, in the place of what was there. */
export function overwrite(file: string, text: string): void {
  renameSync(writeDraft(file, text), file)
  settle(dirname(file))
}

/** @throws where there is no room for all of it; no part of it is left then */
function writeDraft(file: string, text: string): string {
  const draft = `${file}.${randomUUID()}.draft`
  const descriptor = openSync(draft, 'wx', OWNER_ONLY)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
  return draft
}

/** A file is found again only once its folder is on the disk, too. */
export function settle(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
