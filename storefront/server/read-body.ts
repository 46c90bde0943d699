import type { IncomingMessage } from 'node:http'

/** @returns nothing of a body that is longer than `limit` bytes */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limit) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
