import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Reports whether npm, which started this script, is still running. Its end is not signalled: npm starts a shell, and
 * not every shell replaces itself with its last command (exec).
 * @returns {() => boolean}
 */
export function watchNpm() {
  // Started directly, perhaps to outlive its terminal: there is no npm to watch.
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
    // Small images have no ps.
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
