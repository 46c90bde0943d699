import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { checkFolder } from './disk.mjs'
import { BINARIES, MODULES, ROOT } from './paths.mjs'
import { run } from './run.mjs'

// Inside the folder that `npm ci` empties first, so that a broken install leaves none.
const STAMP = join(MODULES, '.kram-installed')
const MEGABYTES = 1500

/** @param {(text: string) => void} remark */
export async function installPackages(remark) {
  const expected = `${createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex')} ${process.platform} ${process.arch}`
  if (readIfPresent(STAMP) === expected) return remark('up to date')
  checkFolder(ROOT, MEGABYTES, 'free some room, or clone Kram onto another disk')
  const [npm, ...args] = npmCommand()
  await run(npm, [...args, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], { env: machineEnvironment() })
  writeFileSync(STAMP, expected)
  remark('installed')
}

/** The npm that runs this script, on the machine's own Node: `npm ci` deletes the folder of the pinned Node. */
function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const isPinned = !node || node.startsWith(MODULES)
  return /** @type {[string, ...string[]]} */ (isPinned || !npm?.endsWith('.js') ? ['npm'] : [node, npm])
}

function machineEnvironment() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(BINARIES))
  return { ...process.env, PATH: folders.join(delimiter) }
}

/** @param {string} file */
function readIfPresent(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
