import { spawn } from 'node:child_process'
import { guard } from './guard.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Milliseconds that each has to exit by itself. @type {Map<ChildProcess, number>} */
const running = new Map()
/** Longer than STOP_TIMEOUT: servers end by themselves, unless they hang. */
const GRACE = 30_000
/** For processes that a finished command has left behind. */
const GRACE_FOR_REST = 5000

/**
 * Starts a program as the leader of its own process group, so that its children can be stopped with it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {number} [grace] milliseconds that it has to end by itself
 * @returns {ChildProcess}
 */
export function startChild(command, args, options, grace = GRACE) {
  const child = spawn(command, args, { ...options, detached: true })
  running.set(child, grace)
  guard([...running.keys()])
  return child
}

/**
 * Resolves once the child has exited, even if its group lives on.
 * @param {ChildProcess} child
 * @returns {Promise<number>} its exit status; 1 when a signal ended it
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  })
}

/** @param {ChildProcess} child that has ended, and whose group may live on */
export async function forget(child) {
  await stopGroup(child, 'SIGTERM', GRACE_FOR_REST)
  running.delete(child)
  guard([...running.keys()])
}

/**
 * The last started first, each once the one before has ended: a shop's requests under way still find its backend.
 * @param {NodeJS.Signals} [signal] the first, polite one
 */
export async function stopChildren(signal = 'SIGTERM') {
  for (const [child, grace] of [...running].toReversed()) await stopGroup(child, signal, grace)
  running.clear()
  guard([])
}

/** Repeats the polite signal, by which servers end at once. @param {NodeJS.Signals} signal */
export function hurryChildren(signal) {
  for (const { pid } of running.keys()) if (pid !== undefined) signalGroup(pid, signal)
}

/** @type {(child: ChildProcess, signal: NodeJS.Signals, grace: number) => Promise<void>} */
async function stopGroup({ pid }, signal, grace) {
  if (pid === undefined || !signalGroup(pid, signal)) return
  const deadline = Date.now() + grace
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 25))
    if (!signalGroup(pid, 0)) return
  }
  signalGroup(pid, 'SIGKILL')
}

/** @type {(pid: number, signal: NodeJS.Signals | 0) => boolean} whether the process exists */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
