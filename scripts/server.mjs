import { createInterface } from 'node:readline'
import { ended, forget, startChild } from './children.mjs'
import { Failure } from './failure.mjs'
import { toolEnvironment } from './run.mjs'

const RETRY_INTERVAL = 50
/** Milliseconds: the first page takes long because its code is being compiled. */
const RESPONSE_TIMEOUT = 120_000

/**
 * Starts a server and waits for its first expected response. Its output until then is shown if it exits; later its lines
 * are prefixed with its name.
 * @param {string} name
 * @param {{ args: readonly string[], cwd: string, env: Readonly<Record<string, string | undefined>>, url: string, stopGrace: number, isBuffered?: boolean, isReady?: (response: Response) => boolean }} options `isReady`: whether it is the expected response; by default any is
 * @returns {Promise<{ ended: Promise<number>, showOutput: () => void }>} `ended` resolves with the server's exit status
 * @throws {Failure} with its last output, if it exits before it responds
 */
export async function startServer(name, { args, cwd, env, url, stopGrace, isBuffered = true, isReady = () => true }) {
  const child = startChild('node', args, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] }, stopGrace)
  const output = childOutput(child, `${name.padEnd(7)} │ `, { isBuffered })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const exit = ended(child)
  const attempts = new AbortController()
  const response = await Promise.race([firstResponse(url, isReady, attempts.signal), exit.then(() => undefined)])
  if (!response) {
    attempts.abort()
    await forget(child)
    await closed
    throw new Failure(output.bufferedText() || `The ${name} ended with status ${await exit} before it responded`)
  }
  return { ended: exit, showOutput: () => output.release() }
}

/**
 * Sends requests until the server responds as expected.
 * @param {string} url
 * @param {(response: Response) => boolean} isReady
 * @param {AbortSignal} signal ends the attempts
 * @returns {Promise<Response>}
 */
async function firstResponse(url, isReady, signal) {
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT)]), redirect: 'manual' })
      if (isReady(response)) return response
      await response.body?.cancel()
    } catch (error) {
      if (signal.aborted) throw error
      // The server is not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL))
  }
}

/**
 * Prefixes each line of a server's output, to distinguish two servers in one terminal.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} prefix
 * @param {{ isBuffered: boolean }} options `isBuffered`: output is buffered until `release`
 */
function childOutput(child, prefix, { isBuffered }) {
  /** @type {{ line: string, isError: boolean }[]} */
  const buffered = []
  let isWaiting = isBuffered
  /** @type {(line: string, isError: boolean) => void} */
  const show = (line, isError) => void (isError ? process.stderr : process.stdout).write(`${prefix}${line}\n`)
  for (const isError of [false, true]) {
    const input = isError ? child.stderr : child.stdout
    if (!input) continue
    createInterface({ input, crlfDelay: Infinity }).on('line', (line) => {
      if (isWaiting) buffered.push({ line, isError })
      else show(line, isError)
    })
  }
  return {
    bufferedText: () => buffered.map(({ line }) => line).join('\n').trim(),
    /** Shows buffered warnings; messages about the start are obsolete once the server runs. */
    release() {
      isWaiting = false
      for (const { line, isError } of buffered.splice(0)) if (isError) show(line, isError)
    },
  }
}
