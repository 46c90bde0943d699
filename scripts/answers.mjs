const PAUSE = 50
/** Milliseconds: a first page takes long while the code is being compiled for it. */
const PATIENCE = 120_000

/**
 * Sends requests until there is any response.
 * @param {string} url
 * @param {AbortSignal} signal ends the attempts
 * @returns {Promise<Response>}
 */
export async function firstAnswer(url, signal) {
  for (;;) {
    try {
      return await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]), redirect: 'manual' })
    } catch (error) {
      if (signal.aborted) throw error
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
