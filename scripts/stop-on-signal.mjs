import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hurryChildren, stopChildren } from './children.mjs'

/** Milliseconds. npm forwards a Ctrl-C to a process that already got the signal from the terminal. */
const SAME_REQUEST = 1000

/** @type {number | undefined} */
let stoppingSince

/**
 * Stops all children and exits at Ctrl-C, at SIGTERM, or when the npm that started this process has exited.
 * @param {number} status the exit status: 0 for commands that only end by being stopped
 */
export function stopOnSignal(status) {
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_REQUEST) hurryChildren(signal)
      return
    }
    stoppingSince = performance.now()
    await stopChildren(signal)
    process.exit(status)
  }
  // Playwright and others clean up after an interrupt, so a command gets the signal that this process got. A hangup keeps
  // its default effect: nohup is respected, and otherwise the guard cleans up.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop(signal))
  const isNpmRunning = watchNpm()
  setInterval(() => stoppingSince !== undefined || isNpmRunning() || void stop('SIGTERM'), 250).unref()
  // The reader of this output may have exited already.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Whether the children are being stopped. */
export const isStopping = () => stoppingSince !== undefined

/**
 * Reports whether npm, which started this script, is still running. npm does not signal its exit: it starts a shell, and
 * not every shell replaces itself with its last command (exec).
 * @returns {() => boolean}
 */
function watchNpm() {
  // Started directly, without npm, perhaps to outlive its terminal.
  if (!process.env.npm_lifecycle_event) return () => true
  const { ppid } = process
  const parent = nameAndParent(ppid)
  const npm = parent.name === 'sh' ? parent.ppid : ppid
  return () => process.ppid === ppid && isAlive(npm)
}

/** @type {(pid: number) => { name: string, ppid: number }} */
function nameAndParent(pid) {
  try {
    if (process.platform !== 'linux') return parse(execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }))
    // Small container images have no ps.
    const [, name = '', rest = ''] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, ppid: Number(rest) }
  } catch {
    return { name: '', ppid: pid }
  }
}

/** @param {string} line of ps: the parent's id, and the command, on some systems with its folder */
function parse(line) {
  const [, ppid = '', command = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(line) ?? []
  return { name: command.replace(/^.*\//, ''), ppid: Number(ppid) }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
