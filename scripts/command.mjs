import { stopChildren } from './children.mjs'
import { Failure } from './failure.mjs'
import { isBeingStopped, stopWhenAsked } from './until-stopped.mjs'

/**
 * The frame around each npm command: what a person can mend is one line, all else a stack, and nothing is left running.
 * @param {() => Promise<void>} work
 * @param {{ statusWhenStopped: number }} options
 */
export async function command(work, { statusWhenStopped }) {
  stopWhenAsked(statusWhenStopped)
  try {
    checkNode(process.versions.node)
    await work()
  } catch (error) {
    // A stopped command fails because it was stopped, and whoever stopped it ends the process.
    if (isBeingStopped()) return
    show(error)
    process.exitCode = 1
  }
  await stopChildren()
}

/** @param {unknown} error */
function show(error) {
  if (!(error instanceof Failure)) return console.error(error)
  if (error.output) console.error(`\n${error.output.trim()}`)
  if (error.message) console.error(`\n${error.message}`)
}

/** @param {string} version */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) throw new Failure(`Kram needs Node 20.9 or newer to start with, and this is ${version}`)
}
