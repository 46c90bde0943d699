import { spawn } from 'node:child_process'
import { guard } from './guard.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set()
const GRACE = 5000

/**
 * Starts a program at the head of a process group of its own, so that whatever it starts can be stopped with it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {ChildProcess}
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true })
  running.add(child)
  guard([...running])
  return child
}

/**
 * Resolves once the child is gone, whatever became of its group.
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
  await stopGroup(child, 'SIGTERM')
  running.delete(child)
  guard([...running])
}

/** @param {NodeJS.Signals} [signal] the first, polite one */
export async function stopChildren(signal = 'SIGTERM') {
  await Promise.all([...running].map((child) => stopGroup(child, signal)))
  running.clear()
  guard([])
}

/** @type {(child: ChildProcess, signal: NodeJS.Signals) => Promise<void>} */
async function stopGroup({ pid }, signal) {
  if (pid === undefined || !signalGroup(pid, signal)) return
  const deadline = Date.now() + GRACE
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 25))
    if (!signalGroup(pid, 0)) return
  }
  signalGroup(pid, 'SIGKILL')
}

/** @type {(pid: number, signal: NodeJS.Signals | 0) => boolean} whether anyone was there to hear it */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
