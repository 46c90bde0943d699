import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { portsAt, RUN_FOLDER } from '../e2e/ports.ts'
import { type RunningProcess, startBackend } from '../e2e/start-shop.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(RUN_FOLDER, 'image')
const PORTS = portsAt('cluster')
const URL = `http://localhost:${PORTS.shop}`
const NODE = '/srv/kram/node_modules/.bin/node'
const execute = promisify(execFile)
let backend: RunningProcess
let container: string
let shop: ChildProcess
let output = ''

const buildah = async (...args: readonly string[]) => (await execute('buildah', args, { maxBuffer: 1 << 24 })).stdout.trim()
/** A process in the container. Isolated by chroot, as machines that are containers themselves allow no more. */
const inside = (command: readonly string[], settings: Readonly<Record<string, string>> = {}, user = '65532:65532') =>
  ['run', '--isolation', 'chroot', '--user', user, ...Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`), container, '--', ...command]

/** The process in the container: the last descendant of buildah, which passes on no signals. Each thread has children of its own. */
function descendant(pid = shop.pid ?? 0): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const [child = ''] = threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [])
  return child === '' ? pid : descendant(Number(child))
}

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'backend'), { recursive: true })
  // Images of their own, which any file system can hold.
  const storage = join(FOLDER, 'storage.conf')
  writeFileSync(storage, `[storage]\ndriver = "vfs"\ngraphroot = "${FOLDER}/images"\nrunroot = "${FOLDER}/run"\n`)
  process.env.CONTAINERS_STORAGE_CONF = storage
  backend = await startBackend(PORTS.backend, join(FOLDER, 'backend'), URL)
  await execute('node', ['scripts/image.mjs', 'kram:test'], { cwd: ROOT, maxBuffer: 1 << 24 })
  container = await buildah('from', 'kram:test')
  const settings = { PORT: String(PORTS.shop), BACKEND_URL: `http://localhost:${PORTS.backend}`, WARM_UP: '0' }
  shop = spawn('buildah', inside([NODE, 'server/main.ts'], settings), { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)))
  await vi.waitFor(
    async () => {
      if (shop.exitCode === null && (await fetch(`${URL}/health/ready`)).ok) return
      throw new Error(output)
    },
    { timeout: 60_000, interval: 200 },
  )
}, 600_000)

afterAll(async () => {
  if (shop?.exitCode === null) process.kill(descendant(), 'SIGKILL')
  await backend?.end()
  rmSync(FOLDER, { recursive: true, force: true })
})

test('the image has no shell, no package manager and no user but its own', async () => {
  const facts = 'console.log(JSON.stringify([process.getuid(), ["/bin/sh", "/bin/bash", "/usr/bin/apt", "/usr/bin/dpkg", "/srv/kram/.git", "/srv/kram/storefront/.env.local"].filter(require("fs").existsSync)]))'
  expect(JSON.parse(await buildah(...inside([NODE, '-e', facts])))).toEqual([65_532, []])
  const { OCIv1, Docker } = JSON.parse(await buildah('inspect', container)) as { OCIv1: { config: unknown }; Docker: { config: { Healthcheck?: { Test: string[] } } } }
  expect(Docker.config.Healthcheck?.Test.slice(0, 3)).toEqual(['CMD', 'node', '-e'])
  expect(OCIv1.config).toMatchObject({ User: '65532:65532', StopSignal: 'SIGTERM', Entrypoint: [NODE, 'server/main.ts'], Volumes: { '/var/cache/kram': {}, '/var/lib/kram': {} } })
})

test('the image is not larger than documented in a checkout with other builds', async () => {
  // Without links, which lead to files that are counted already, and without the system's own folders.
  const sum = `const { readdirSync, lstatSync } = require("fs"); let bytes = 0
    const isOfImage = (name) => !["dev", "proc", "sys"].includes(name) && !lstatSync("/" + name).isSymbolicLink()
    for (const folder of readdirSync("/").filter(isOfImage)) for (const name of readdirSync("/" + folder, { recursive: true })) bytes += lstatSync("/" + folder + "/" + name).size
    console.log(Math.round(bytes / 1024 ** 2), readdirSync("/srv/kram/storefront/.next").join())`
  // The shop's user may not look into all of Debian's folders.
  const [megabytes = '', build = ''] = (await buildah(...inside([NODE, '-e', sum], {}, '0:0'))).split(' ')
  expect(Number(megabytes)).toBeLessThan(350)
  expect(build.split(',')).not.toContain('dev')
})

test('a container of it serves the shop, resizes pictures, and stops by itself', async () => {
  const page = await fetch(`${URL}/giewont-grid-fleece`)
  const html = await page.text()
  expect([page.status, html.includes('Giewont')]).toEqual([200, true])
  const [picture = ''] = /\/_next\/image\?[^"\s]+/.exec(html) ?? []
  const resized = await fetch(URL + picture.replaceAll('&amp;', '&'), { headers: { accept: 'image/webp' } })
  expect([resized.status, resized.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const [script = ''] = /\/_next\/static\/[^"'\\)\s]+\.js/.exec(html) ?? []
  expect((await fetch(URL + script)).status).toBe(200)
  expect((await fetch(`${URL}/kram-does-not-exist`)).status).toBe(404)
  const ended = once(shop, 'exit')
  process.kill(descendant(), 'SIGTERM')
  expect([await ended, output]).toEqual([[0, null], expect.not.stringContaining('Error')])
})
