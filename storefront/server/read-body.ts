import type { IncomingMessage } from 'node:http'

/** @returns an empty string for a body over `limit` bytes, or for an aborted upload */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limit) return ''
      chunks.push(chunk)
    }
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString()
}
