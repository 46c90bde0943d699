import { serialQueue } from '../../src/lib/serial-queue.ts'
import { refuseDenseJson } from './refuse-dense-json.ts'

/** Bytes. A category of hundreds of products is about 300 kB. */
const MAX_ANSWER = 16 * 1024 * 1024
/** Bytes of an answer that are read beside others. */
const MAX_BESIDE_OTHERS = 1024 * 1024

/**
 * Reads answers as a whole, the long ones one after the other, so that any number of endless answers takes little more memory than one.
 * Only the answer in turn can exceed the first megabyte, and it waits for no other, so the queue always moves on.
 */
export function createReader(): (response: Response) => Promise<Response> {
  const inTurn = serialQueue()

  return async (response) => {
    const { status, headers, body, url } = response
    const reader = body?.getReader()
    if (!reader) return response
    const chunks: Uint8Array[] = []
    let bytes = 0
    const readUpTo = async (limit: number): Promise<boolean> => {
      while (bytes <= limit) {
        const { done, value } = await reader.read()
        if (done) return true
        bytes += value.byteLength
        chunks.push(value)
      }
      return false
    }
    const isWhole = (await readUpTo(MAX_BESIDE_OTHERS)) || (await inTurn(() => readUpTo(MAX_ANSWER)).catch(asTooLong))
    if (isWhole) {
      const answer = Buffer.concat(chunks)
      refuseDenseJson(answer)
      // Next's cache tells answers from other values by their URL.
      return Object.defineProperty(new Response(bytes > 0 ? answer : null, { status, headers }), 'url', { value: url })
    }
    chunks.length = 0
    reader.cancel().catch(() => undefined)
    throw new Error(`the answer exceeds ${MAX_ANSWER} bytes`)
  }
}

/** The backend has answered, so the end of the call's time is no silence. */
function asTooLong(error: unknown): never {
  throw error instanceof Error && error.name === 'TimeoutError' ? new Error('the answer is long and could not be read in time') : error
}
