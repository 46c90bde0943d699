import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface FoundFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  readonly mtimeMs: number
}

/** The files below a folder that other processes may change meanwhile: what is gone by now is left out. */
export async function foundFiles(folder: string): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (const { parentPath, name } of (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())) {
    const path = join(parentPath, name)
    const state = await stat(path).catch(() => undefined)
    if (state) found.push({ path, size: state.size, mtimeMs: state.mtimeMs })
  }
  return found
}
