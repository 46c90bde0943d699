import { delimiter } from 'node:path'
import { ended, forget, startChild } from './children.mjs'
import { Failure } from './failure.mjs'
import { BINARIES, ROOT } from './paths.mjs'

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The environment of every program after the install: the pinned Node and the installed tools come before the machine's own.
 * @param {Environment} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(more = {}) {
  const rest = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== BINARIES)
  const all = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...more, PATH: [BINARIES, ...rest].join(delimiter) }
  return /** @type {NodeJS.ProcessEnv} */ (all)
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean }} [options] `isShown`: its output goes straight to the terminal
 * @returns {Promise<string>} its output, unless `isShown`
 * @throws {Failure} with that output, if it fails
 */
export async function run(command, args, { cwd = ROOT, env = toolEnvironment(), isShown = false } = {}) {
  const child = startChild(command, args, { cwd, env, stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const status = await ended(child).catch((error) => {
    throw new Failure(`Cannot start ${command}: ${error.message}`)
  })
  // Not earlier: processes that a command leaves running hold its output open.
  await forget(child)
  await closed
  const output = Buffer.concat(chunks).toString()
  if (status !== 0) throw new Failure(`${[command, ...args].join(' ')} ended with status ${status}`, output)
  return output
}
