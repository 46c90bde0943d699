import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDrawer } from './drawer.ts'

const NAME = 'tee-tarn-front.webp'

test('if the drawing process cannot be started, the next drawing starts it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawer-'))
  const { execPath } = process
  const drawer = createDrawer()
  try {
    process.execPath = join(folder, 'missing')
    drawer.start()
    await expect(drawer.draw(NAME, join(folder, NAME))).rejects.toThrow(/could not be drawn: .*ENOENT/)
    process.execPath = execPath
    await drawer.draw(NAME, join(folder, NAME))
    expect(existsSync(join(folder, NAME))).toBe(true)
  } finally {
    process.execPath = execPath
    await drawer.close()
    rmSync(folder, { recursive: true })
  }
})
