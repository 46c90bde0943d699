import type { DatabaseSync } from 'node:sqlite'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../../lib/make-folder.ts'
import { createDrawer, type Drawer, PRIORITY } from './drawer.ts'
import { drawingOf, pictureName } from './drawing.ts'
import { TILE_NAMES } from './drawings/scenes/scene.ts'
import { isPictureInUse, picturesInUse } from './picture.repository.ts'
import { PLACEHOLDER } from './placeholder.ts'
import { createPictureQueue, type Draw } from './picture-queue.ts'
import { smallName, storeSmall } from './small-picture.ts'

export interface Pictures {
  /** The bytes of a WebP file, or of the placeholder's JPEG, drawn on first use; undefined for a name that nothing in the shop uses. */
  readonly read: (name: string) => Promise<Buffer | undefined>
  /** The bytes of a small JPEG of the same picture, made on first use. */
  readonly readSmall: (name: string) => Promise<Buffer | undefined>
  readonly drawAhead: () => void
  /** How many of the pictures that a visitor sees before opening a product are still to be drawn. */
  readonly waiting: () => number
  readonly close: () => Promise<void>
}

/** The shop's product pictures, drawn once and stored in `folder` under their names. */
export function createPictures(database: DatabaseSync, folder: string): Pictures {
  const [forRequests, ...drawersAhead] = [createDrawer(), ...Array.from({ length: availableParallelism() }, () => createDrawer(PRIORITY.ahead))] as const
  const intoFolder = ({ draw }: Drawer): Draw => (name) => {
    makeFolder(folder)
    return draw(name, join(folder, name))
  }
  const queue = createPictureQueue(intoFolder(forRequests), drawersAhead.map(intoFolder))

  let listed: readonly string[] = []

  async function read(name: string): Promise<Buffer | undefined> {
    if (name !== PLACEHOLDER && !isPictureInUse(database, name)) return undefined
    const file = join(folder, name)
    const stored = await readIfExists(file)
    if (stored) return stored
    await queue.now(name)
    return readFile(file)
  }

  return {
    read,
    async readSmall(name) {
      if (!isPictureInUse(database, name)) return undefined
      const file = join(folder, smallName(name))
      const stored = await readIfExists(file)
      if (stored) return stored
      const picture = await read(name)
      return picture && storeSmall(picture, file)
    },
    drawAhead() {
      forRequests.start()
      const inUse = [...[PLACEHOLDER, ...TILE_NAMES].map((name) => ({ name, isListed: true })), ...picturesInUse(database)]
      const missing = inUse.filter(({ name }) => !existsSync(join(folder, name)))
      const namesOf = (pictures: typeof missing): string[] => pictures.map(({ name }) => name)
      listed = namesOf(missing.filter(({ isListed }) => isListed))
      for (const names of [listed, namesOf(missing.filter(({ isListed }) => !isListed))]) queue.later([...Map.groupBy(names, outline).values()])
    },
    waiting: () => queue.waiting(listed),
    async close() {
      queue.clear()
      await Promise.all([forRequests, ...drawersAhead].map((drawer) => drawer.close()))
    },
  }
}

/** Pictures that differ only in their colours have the same outlines, which one drawer then encodes once. */
function outline(name: string): string {
  const drawing = drawingOf(name)
  return drawing ? pictureName({ ...drawing, colorway: 'scree' }) : name
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
