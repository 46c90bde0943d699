import { existsSync, mkdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

// Node's `recursive` never returns where nothing can be created although the folder above exists, as below /proc.

/**
 * Creates a folder and the missing ones above it.
 * @param mode of those
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error
  }
}

/** The same for folders on a network, which may be slow. */
export async function makeSharedFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error
    await makeSharedFolder(dirname(folder))
    await makeSharedFolder(folder)
  }
}
