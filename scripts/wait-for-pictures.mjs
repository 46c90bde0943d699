const INTERVAL = 250

/**
 * Waits until the embedded backend has drawn the pictures that it draws ahead.
 * @param {string} backend its address
 * @param {(text: string) => void} remark gets the progress
 * @param {number} [interval] milliseconds between two questions
 */
export async function waitForPictures(backend, remark, interval = INTERVAL) {
  let most = 0
  for (;;) {
    const response = await fetch(`${backend}/media/waiting`)
    const { waiting } = /** @type {{ waiting: number }} */ (await response.json())
    most = Math.max(most, waiting)
    remark(most === 0 ? 'nothing to draw' : `${most - waiting} of ${most}`)
    if (waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
