import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { checkFolder } from './disk.mjs'
import { Failure } from './failure.mjs'
import { missingPackages } from './missing-packages.mjs'
import { BINARIES, MODULES, ROOT } from './paths.mjs'
import { run } from './run.mjs'

const MEGABYTES = 1500

/** @param {(text: string) => void} remark */
export async function installPackages(remark) {
  if (missing().length === 0) return remark('up to date')
  checkFolder(ROOT, MEGABYTES, 'free some room, or clone Kram onto another disk')
  const [npm, ...args] = npmCommand()
  await run(npm, [...args, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], { env: machineEnvironment() })
  const [still] = missing()
  if (still) throw new Failure(`npm ci left ${still} out: try again, and without npm's options that omit packages`)
  remark('installed')
}

/** npm lists what it has installed at the end of an install that succeeded, by `npm ci` of a user, too. */
const missing = () => missingPackages(lockedIn(join(ROOT, 'package-lock.json')), lockedIn(join(MODULES, '.package-lock.json')))

/** @type {(file: string) => import('./missing-packages.mjs').Locked} */
function lockedIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    throw error
  }
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
