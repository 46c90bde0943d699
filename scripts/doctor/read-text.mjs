import { NoAnswer } from './no-answer.mjs'

/** Bytes, as in the shop itself. */
const MAX_ANSWER = 16 * 1024 * 1024

/**
 * The body of a backend's response.
 * @param {string} address named by the error
 * @param {Response} response
 * @returns {Promise<string>} throws NoAnswer if it is larger than 16 MB
 */
export async function readText(address, { body }) {
  /** @type {Uint8Array[]} */
  const chunks = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_ANSWER) throw new NoAnswer(`${address}: it sends more than ${MAX_ANSWER / 1024 / 1024} MB`, { isLasting: true })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
