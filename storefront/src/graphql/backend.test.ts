import { expect, test, vi } from 'vitest'
import { askBackend } from './backend.ts'

const MEGABYTE = new Uint8Array(1024 * 1024)
const MOST_MEGABYTES = 64

test('an answer that is too long is broken off, also for the copy of it that Next keeps', async () => {
  let copied: Promise<number> | undefined
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    let sent = 0
    const long = new ReadableStream<Uint8Array>({
      start: (stream) => signal!.addEventListener('abort', () => stream.error(signal!.reason)),
      pull: async (stream) => {
        await new Promise(setImmediate)
        if (signal!.aborted) return
        if (sent++ < MOST_MEGABYTES) stream.enqueue(MEGABYTE)
        else stream.close()
      },
    })
    const [own, copy] = long.tee()
    copied = new Response(copy).arrayBuffer().then(({ byteLength }) => byteLength)
    copied.catch(() => undefined)
    return new Response(own)
  })
  const answer = askBackend({ operationName: 'Cart', query: 'query Cart { cart }', variables: {}, store: 'en' })
  await expect(answer).rejects.toThrow('the answer exceeds 16777216 bytes')
  await expect(copied).rejects.toThrow('This operation was aborted')
  vi.unstubAllGlobals()
})
