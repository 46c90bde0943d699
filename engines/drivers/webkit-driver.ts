import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START_TIMEOUT = 15_000

/** The toolbar of MiniBrowser is 447 px wide by default, and its window cannot be narrower: too wide for a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0 }'

/**
 * WebKitGTK's driver on a display of its own, because its browser has no headless mode.
 * @param path of WebKitWebDriver
 */
export async function startWebKitDriver(path: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const settings = mkdtempSync(join(tmpdir(), 'kram-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR)
  const { display, server } = await startDisplay()
  const port = await freePort()
  const driver = spawn(path, [`--port=${port}`], { env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings }, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/status`)
  return {
    url,
    stop: async () => {
      await end(driver)
      await end(server)
      rmSync(settings, { recursive: true })
    },
  }
}

/** Xvfb, a display without a screen; it chooses a free number. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { display: `:${number}`, server }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer within ${START_TIMEOUT} ms`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await exited
}
