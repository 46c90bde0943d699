import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const OWNER_ONLY = 0o600

/**
 * Writes a new file, which survives a power failure once this returns. Readers find the whole file or none.
 * @returns false if the file exists; its text is not changed
 */
export function writeOnce(file: string, text: string): boolean {
  const draft = writeDraft(file, text)
  try {
    linkSync(draft, file)
    syncFolder(dirname(file))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Like `writeOnce`, but replaces an existing file. */
export function overwrite(file: string, text: string): void {
  renameSync(writeDraft(file, text), file)
  syncFolder(dirname(file))
}

/** @throws if the disk is full, and removes the draft */
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

/** Flushes a folder to the disk: without its entry there, a new file does not survive a power failure. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
