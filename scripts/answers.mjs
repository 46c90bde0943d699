const PAUSE = 50

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
