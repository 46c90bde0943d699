import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { askBackend } from './backend.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024)
const MAX_MEGABYTES = 96

test('a response over the size limit is aborted, and so is the copy that Next stores', async () => {
  let sent = 0
  const server = createServer((_, response) => {
    const send = () => {
      if (sent === MAX_MEGABYTES) return response.end()
      sent += 1
      response.write(MEGABYTE, () => void (response.destroyed || send()))
    }
    send()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.on('listening', resolve))
  const { port } = server.address() as AddressInfo
  const [fetchNow, copied] = [fetch, Promise.withResolvers<ArrayBuffer>()]
  copied.promise.catch(() => undefined)
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const response = await fetchNow(`http://127.0.0.1:${port}`, init)
    response.clone().arrayBuffer().then(copied.resolve, copied.reject)
    return response
  })

  const answer = askBackend({ operationName: 'Cart', query: 'query Cart { cart }', variables: {}, store: 'en' })
  await expect(answer).rejects.toThrow('the answer exceeds 16777216 bytes')
  await expect(copied.promise).rejects.toThrow('This operation was aborted')
  expect(sent).toBeLessThan(MAX_MEGABYTES)
  vi.unstubAllGlobals()
  server.close()
})
