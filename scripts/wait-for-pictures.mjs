import { readText } from './doctor/read-text.mjs'

/** Milliseconds. */
const INTERVAL = 250
const PATIENCE = 10_000

/**
 * Waits until the embedded backend has drawn the pictures that it draws ahead.
 * @param {string} backend its address
 * @param {(text: string) => void} remark gets the progress
 * @param {number} [interval] milliseconds between two questions
 */
export async function waitForPictures(backend, remark, interval = INTERVAL) {
  let most = 0
  for (;;) {
    const response = await fetch(`${backend}/media/waiting`, { signal: AbortSignal.timeout(PATIENCE) })
    const { waiting } = /** @type {{ waiting: number }} */ (JSON.parse(await readText(backend, response)))
    most = Math.max(most, waiting)
    remark(most === 0 ? 'nothing to draw' : `${most - waiting} of ${most}`)
    if (waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
