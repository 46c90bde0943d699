import type { DatabaseSync } from 'node:sqlite'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDrawer } from './drawer.ts'
import { isPictureInUse, picturesInUse } from './picture.repository.ts'
import { PLACEHOLDER } from './placeholder.ts'
import { createPictureQueue, type Draw } from './picture-queue.ts'

export interface Pictures {
  /** The bytes of a WebP file, or of the placeholder's JPEG, drawn on first use; undefined for a name that no product or category uses. */
  readonly read: (name: string) => Promise<Buffer | undefined>
  readonly drawAhead: () => void
  readonly close: () => Promise<void>
}

/** The shop's product pictures, drawn once and stored in `folder` under their names. */
export function createPictures(database: DatabaseSync, folder: string): Pictures {
  const drawers = [createDrawer(), createDrawer()] as const
  const [drawRequested, drawAhead] = drawers.map(({ draw }): Draw => (name) => {
    mkdirSync(folder, { recursive: true })
    return draw(name, join(folder, name))
  }) as [Draw, Draw]
  const queue = createPictureQueue(drawRequested, drawAhead)

  return {
    async read(name) {
      if (name !== PLACEHOLDER && !isPictureInUse(database, name)) return undefined
      const file = join(folder, name)
      const stored = await readIfExists(file)
      if (stored) return stored
      await queue.now(name)
      return readFile(file)
    },
    drawAhead() {
      drawers[0].start()
      const missing = [PLACEHOLDER, ...picturesInUse(database)].filter((name) => !existsSync(join(folder, name)))
      queue.later(missing)
    },
    async close() {
      queue.clear()
      await Promise.all(drawers.map((drawer) => drawer.close()))
    },
  }
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
