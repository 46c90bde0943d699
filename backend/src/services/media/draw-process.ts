import { rename, rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { DrawOrder, DrawReport } from './drawer.ts'
import { renderPicture } from './render-picture.ts'

setPriority(Number(process.argv[2]))
// Ctrl-C reaches every process of the terminal, SIGTERM every one of a service or container; the backend decides when this one
// ends, by closing the channel.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', (order: DrawOrder) => {
  void draw(order).then((report) => process.send?.(report))
})

async function draw({ name, file }: DrawOrder): Promise<DrawReport> {
  const unfinished = `${file}.${process.pid}.part`
  try {
    await writeFile(unfinished, await renderPicture(name))
    await rename(unfinished, file)
    return {}
  } catch (error) {
    await rm(unfinished, { force: true })
    return { error: (error as Error).message }
  }
}
