import { spawn } from 'node:child_process'
import { guard } from './guard.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Milliseconds that each has to exit by itself. @type {Map<ChildProcess, number>} */
const running = new Map()
/** Milliseconds, longer than STOP_TIMEOUT: only a server that hangs does not exit in time. */
const GRACE = 30_000
/** Milliseconds, for processes that a finished command has left behind. */
const GRACE_FOR_REST = 5000

/**
 * Starts a program as the leader of its own process group, so that its children can be stopped with it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {number} [grace] milliseconds that it has to exit by itself
 * @returns {ChildProcess}
 */
export function startChild(command, args, options, grace = GRACE) {
  const child = spawn(command, args, { ...options, detached: true })
  running.set(child, grace)
  guard([...running.keys()])
  return child
}

/**
 * Resolves once the child has exited, even if its group is still running.
 * @param {ChildProcess} child
 * @returns {Promise<number>} its exit status; 1 after a signal
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  })
}

/** @param {ChildProcess} child that has exited; its group may still be running */
export async function forget(child) {
  await stopGroup(child, 'SIGTERM', GRACE_FOR_REST)
  running.delete(child)
  guard([...running.keys()])
}

/**
 * Stops the last one first and waits for it: the pending requests of a shop still need its backend.
 * @param {NodeJS.Signals} [signal] sent before SIGKILL
 */
export async function stopChildren(signal = 'SIGTERM') {
  for (const [child, grace] of [...running].toReversed()) await stopGroup(child, signal, grace)
  running.clear()
  guard([])
}

/** Repeats the signal, which makes servers exit at once. @param {NodeJS.Signals} signal */
export function hurryChildren(signal) {
  for (const { pid } of running.keys()) if (pid !== undefined) signalGroup(pid, signal)
}

/** @type {(child: ChildProcess, signal: NodeJS.Signals, grace: number) => Promise<void>} */
async function stopGroup({ pid }, signal, grace) {
  if (pid === undefined || !signalGroup(pid, signal)) return
  if ((await isGone(pid, grace)) || !signalGroup(pid, 'SIGKILL')) return
  // Its ports are free only then.
  await isGone(pid, GRACE_FOR_REST)
}

/** @type {(pid: number, timeout: number) => Promise<boolean>} whether the group has exited within that many milliseconds */
async function isGone(pid, timeout) {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 25))
    if (!signalGroup(pid, 0)) return true
  }
  return false
}

/** @type {(pid: number, signal: NodeJS.Signals | 0) => boolean} whether the process exists */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
