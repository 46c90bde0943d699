const WIDTH = 14

/**
 * All steps so far, in the order of their ends.
 * @type {{ title: string, seconds: number }[]}
 */
export const finishedSteps = []

/**
 * Shows work as one line: its name while it runs, then its result and duration.
 * @template T
 * @param {string} title
 * @param {(remark: (text: string) => void) => Promise<T> | T} work calls `remark` with its progress and its result
 * @param {{ isShown?: boolean }} [options] `isShown`: the work prints by itself
 * @returns {Promise<T>}
 */
export async function step(title, work, { isShown = false } = {}) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8)
  const isLive = process.stdout.isTTY && !isShown
  let text = ''
  let mark = '✗'
  const showProgress = () => process.stdout.write(`\r  … ${title.padEnd(WIDTH)}${seconds()}  ${text}`)
  const timer = isLive ? setInterval(showProgress, 200) : undefined
  if (isLive) showProgress()
  else console.log(`  … ${title}`)

  try {
    const result = await work((remark) => (text = remark))
    mark = '✓'
    return result
  } finally {
    clearInterval(timer)
    finishedSteps.push({ title, seconds: (performance.now() - started) / 1000 })
    process.stdout.write(`${isLive ? '\r' : ''}  ${mark} ${title.padEnd(WIDTH)}${seconds()}  ${text}\n`)
  }
}

/** @param {number} started a time of `performance.now()` */
export function sinceThen(started) {
  const seconds = Math.round((performance.now() - started) / 100) / 10
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
