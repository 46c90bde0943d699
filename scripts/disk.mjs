import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { makeFolder } from './make-folder.mjs'

const MEGABYTE = 1024 * 1024

/**
 * Writes a test file: a read-only disk, a quota and a full disk all fail at the first byte.
 * @param {string} folder created if missing
 * @param {number} megabytes that must be free
 * @param {string} remedy how to fix an unusable folder
 */
export function checkFolder(folder, megabytes, remedy) {
  try {
    makeFolder(folder)
    writeAndRemove(join(folder, `.kram-probe-${process.pid}`))
  } catch (error) {
    throw new Failure(`${reason(/** @type {NodeJS.ErrnoException} */ (error), folder)}: ${remedy}`)
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / MEGABYTE
  if (free < megabytes) throw new Failure(`${folder} has ${Math.floor(free)} MB free of the ${megabytes} MB needed: ${remedy}`)
}

/** @param {string} file */
function writeAndRemove(file) {
  try {
    writeFileSync(file, 'x'.repeat(4096))
  } finally {
    rmSync(file, { force: true })
  }
}

/** @type {(error: NodeJS.ErrnoException, folder: string) => string} */
function reason({ code }, folder) {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk of ${folder} is full`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${folder} is not a folder`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `No permission to write in ${folder}`
  return `Cannot write in ${folder} (${code})`
}
