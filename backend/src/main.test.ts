import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const newFolder = () => mkdtempSync(join(tmpdir(), 'backend-'))
/** Filled by a first start, which takes seconds of CPU time. */
const filled = newFolder()
/** A third less CPU time for each start after the first. */
const compiled = newFolder()
beforeAll(async () => {
  const first = run({ BACKEND_DATA: filled })
  await started(first)
  await stopped(first, 'SIGTERM')
})
afterAll(() => {
  for (const kept of [filled, compiled]) rmSync(kept, { recursive: true, force: true })
})

let folder: string
beforeEach(() => {
  folder = newFolder()
  cpSync(filled, folder, { recursive: true })
})
const children: ChildProcess[] = []
afterEach(() => {
  // A test that fails leaves none running.
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { BACKEND_PORT: '0', BACKEND_DATA: folder, BACKEND_DRAW_AHEAD: '0', NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

async function started(child: ChildProcess): Promise<string> {
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  return /http:\S+(?=\/graphql)/.exec(line)![0]
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal)
  return ((await once(child, 'exit')) as [number | null])[0]
}

const cart = async (address: string, query: string): Promise<unknown> => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: unknown }).data
}

test('starts with the sample shop, stops cleanly, and keeps stored data when it is killed', async () => {
  const first = run({})
  const created = (await cart(await started(first), 'mutation { createEmptyCart }')) as { createEmptyCart: string }
  expect(await stopped(first, 'SIGKILL')).toBeNull()

  const second = run({})
  const address = await started(second)
  expect(await cart(address, `{ cart(cart_id: "${created.createEmptyCart}") { total_quantity } products(filter: {}) { total_count } }`)).toEqual({
    cart: { total_quantity: 0 },
    products: { total_count: 253 },
  })
  second.kill('SIGINT')
  expect(await stopped(second, 'SIGINT')).toBe(0)
})

test('a second process on the same folder names the first one and ends; once that was killed, the next one starts', async () => {
  const first = run({})
  await started(first)
  expect(await failure(run({}))).toEqual({ status: 1, lines: [`${folder} is used by another backend, process ${first.pid}: stop it or set BACKEND_DATA to another folder.`] })
  expect(await stopped(first, 'SIGKILL')).toBeNull()
  const next = run({})
  expect(await cart(await started(next), '{ products(filter: {}) { total_count } }')).toEqual({ products: { total_count: 253 } })
  expect(await stopped(next, 'SIGTERM')).toBe(0)
})

test('a backend keeps running when its log is no longer read', async () => {
  const child = run({})
  const address = await started(child)
  child.stdout!.destroy()
  child.stderr!.destroy()
  const database = new DatabaseSync(join(folder, 'shop.db'))
  database.exec('ALTER TABLE cart RENAME TO lost')
  for (let failures = 0; failures < 3; failures += 1) expect(await cart(address, 'mutation { createEmptyCart }')).toEqual({ createEmptyCart: null })
  database.exec('ALTER TABLE lost RENAME TO cart')
  database.close()
  expect(await cart(address, 'mutation { createEmptyCart }')).toEqual({ createEmptyCart: expect.any(String) })
  expect(await stopped(child, 'SIGTERM')).toBe(0)
})

async function failure(child: ChildProcess): Promise<{ status: number; lines: string[] }> {
  const lines: string[] = []
  createInterface(child.stderr!).on('line', (line) => lines.push(line))
  const [status] = (await once(child, 'close')) as [number]
  return { status, lines }
}

test('a port in use, an unusable folder and an invalid port end the process with one line that names the setting', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const failures = await Promise.all([
    failure(run({ BACKEND_PORT: String(port) })),
    failure(run({ BACKEND_DATA: join(file, 'data') })),
    failure(run({ BACKEND_PORT: 'x' })),
    failure(run({ BACKEND_DATA: '/proc/kram/data' })),
  ])
  other.close()
  expect(failures).toEqual([
    { status: 1, lines: [`Port ${port} is in use: set BACKEND_PORT to another.`] },
    { status: 1, lines: [expect.stringContaining('set BACKEND_DATA to a folder that can.')] },
    { status: 1, lines: ["BACKEND_PORT must be a port number, not 'x'"] },
    { status: 1, lines: [expect.stringMatching(/^\/proc\/kram\/data cannot be written \(.*\): set BACKEND_DATA to a folder that can\.$/)] },
  ])
})
