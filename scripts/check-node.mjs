import { Failure } from './failure.mjs'

/** @param {string} version of the Node that runs these scripts until the pinned one is installed */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) throw new Failure(`Kram needs Node 20.9 or newer to start with, and this is ${version}`)
}
