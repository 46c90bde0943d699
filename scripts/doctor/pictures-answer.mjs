const PATIENCE = 10_000

/**
 * Whether a picture can be fetched from this machine, as the shop will do.
 * @param {string | null} url
 * @param {number} [patience] milliseconds
 * @returns {Promise<boolean | null>} null without a picture
 */
export async function picturesAnswer(url, patience = PATIENCE) {
  if (url === null) return null
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
    await response.body?.cancel()
    return response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
  } catch {
    return false
  }
}
