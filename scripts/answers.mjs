const PAUSE = 50
const PATIENCE = 3000

/**
 * Asks until there is an answer of any kind.
 * @param {string} url
 * @param {AbortSignal} signal ends the asking
 * @returns {Promise<Response>}
 */
export async function firstAnswer(url, signal) {
  for (;;) {
    try {
      return await fetch(url, { signal, redirect: 'manual' })
    } catch (error) {
      if (signal.aborted) throw error
      // Nobody listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether anything there speaks HTTP
 */
export function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}
