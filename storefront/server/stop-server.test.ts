import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-limits.ts'
import { stopServer } from './stop-server.ts'

const LONG = 20_000

async function listen(listener: RequestListener) {
  const server = await listening(createHttpServer({}, listener))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const get = async (): Promise<IncomingMessage> => ((await once(request({ port, agent }).end(), 'response')) as [IncomingMessage])[0]
  return { server, port, get, isRefused: () => refuses(port) }
}

async function listening(server: Server): Promise<Server> {
  await once(server.listen(0), 'listening')
  return server
}

async function refuses(port: number): Promise<boolean> {
  const socket = connect(port)
  return once(socket, 'connect').then(() => socket.destroy() && false, () => true)
}

/** A shop whose responses wait until the test sends them. */
async function slowShop() {
  const waiting: ServerResponse[] = []
  const shop = await listen((_request, response) => void waiting.push(response))
  const untilRequested = (count: number) => expect.poll(() => waiting.length).toBe(count)
  return { ...shop, waiting, untilRequested }
}

test('pending requests are answered and their connections closed, and new connections are refused', async () => {
  const { server, waiting, untilRequested, get, isRefused } = await slowShop()
  const answers = [get(), get(), get()]
  await untilRequested(3)
  const stopped = stopServer(server, LONG)
  await expect.poll(isRefused).toBe(true)
  for (const response of waiting) response.end('order 1')
  for (const answer of await Promise.all(answers)) {
    expect(answer.headers.connection).toBe('close')
    expect(await text(answer)).toBe('order 1')
  }
  expect(await stopped).toBe(0)
})

test('a response that has begun is completed', async () => {
  const { server, waiting, untilRequested, get } = await slowShop()
  const answer = get()
  await untilRequested(1)
  waiting[0]!.write('one ')
  const body = text(await answer)
  const stopped = stopServer(server, LONG)
  waiting[0]!.end('two')
  expect(await body).toBe('one two')
  expect(await stopped).toBe(0)
})

test('a large response to a slow client is not truncated', async () => {
  const size = 32 * 1024 * 1024
  const { server, get } = await listen((_request, response) => void response.end(Buffer.alloc(size)))
  const answer = await get()
  const stopped = stopServer(server, LONG)
  expect((await text(answer)).length).toBe(size)
  expect(await stopped).toBe(0)
})

test('a request on a keep-alive connection is still answered', async () => {
  const { server, get, isRefused } = await listen((_request, response) => void response.end('here'))
  await text(await get())
  const stopped = stopServer(server, LONG, LONG)
  await expect.poll(isRefused).toBe(true)
  const late = await get()
  expect([late.headers.connection, await text(late)]).toEqual(['close', 'here'])
  expect(await stopped).toBe(0)
})

test('idle connections are closed', async () => {
  const { server, get } = await listen((_request, response) => void response.end('here'))
  await text(await get())
  expect(await stopServer(server, LONG)).toBe(0)
})

test('a request that never ends is cut at the timeout', async () => {
  const { server, untilRequested, get } = await slowShop()
  const answer = get().catch((error: Error) => error.message)
  await untilRequested(1)
  expect(await stopServer(server, 50)).toBe(1)
  expect(await answer).toBe('socket hang up')
})

test('a client that has sent half a request does not delay the stop', async () => {
  const { server, port } = await listen((_request, response) => void response.end())
  const served = once(server, 'connection') as Promise<[Socket]>
  connect(port).on('error', () => {}).write('GET / HTTP/1.1\r\nHost: sh')
  await served
  expect(await stopServer(server, LONG)).toBe(0)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends a process that is still starting, and later stops it in order', async (signal) => {
  const program = (isStarted: boolean) => `
    const { exitOnSignal, stopOnSignal } = await import(${JSON.stringify(join(import.meta.dirname, 'stop-server.ts'))})
    const started = exitOnSignal()
    if (${isStarted}) {
      stopOnSignal(async () => { console.log('in order'); clearInterval(work) }, 60_000)
      started()
    }
    const work = setInterval(() => {}, 1000)
    console.log('runs')`
  const ended = async (isStarted: boolean) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(isStarted)], { stdio: ['ignore', 'pipe', 'inherit'] })
    const lines: string[] = []
    child.stdout.on('data', (chunk: Buffer) => {
      lines.push(...chunk.toString().trim().split('\n'))
      if (lines.length === 1) child.kill(signal)
    })
    return [...((await once(child, 'close')) as [number | null, string | null]), lines]
  }
  expect(await ended(false)).toEqual([0, null, ['runs']])
  expect(await ended(true)).toEqual([0, null, ['runs', 'in order']])
})
