import { firstAnswer } from './answers.mjs'
import { childOutput } from './child-output.mjs'
import { ended, forget, startChild } from './children.mjs'
import { Failure } from './failure.mjs'
import { toolEnvironment } from './run.mjs'

/**
 * Starts a server and waits for its first response. Its output until then is shown if it exits; later its lines
 * are prefixed with its name.
 * @param {string} name
 * @param {{ args: readonly string[], cwd: string, env: Readonly<Record<string, string | undefined>>, url: string, stopGrace: number, isHeld?: boolean }} options
 * @returns {Promise<{ ended: Promise<number>, showOutput: () => void }>} `ended` resolves with the server's exit status
 * @throws {Failure} with its last output, if it exits before it responds
 */
export async function startServer(name, { args, cwd, env, url, stopGrace, isHeld = true }) {
  const child = startChild('node', args, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] }, stopGrace)
  const output = childOutput(child, `${name.padEnd(7)} │ `, { isHeld })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const exit = ended(child)
  const asking = new AbortController()
  const answer = await Promise.race([firstAnswer(url, asking.signal), exit.then(() => undefined)])
  if (!answer) {
    asking.abort()
    await forget(child)
    await closed
    throw new Failure(output.heldText() || `The ${name} ended with status ${await exit} before it answered`)
  }
  return { ended: exit, showOutput: () => output.release() }
}
