const PAUSE = 50
/** Milliseconds: a first page takes long while the code is being compiled for it. */
const PATIENCE = 120_000

/**
 * Asks until there is an answer of any kind.
 * @param {string} url
 * @param {AbortSignal} signal ends the asking
 * @returns {Promise<Response>}
 */
export async function firstAnswer(url, signal) {
  for (;;) {
    try {
      return await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]), redirect: 'manual' })
    } catch (error) {
      if (signal.aborted) throw error
      // Nobody listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
