/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link] a workspace
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {Readonly<Record<string, LockedPackage>>} Locked packages by their folders, as in package-lock.json
 *
 * @typedef {{ os: string, cpu: string, libc: string }} System
 */

/**
 * The folders whose package is not installed as locked.
 * @param {Locked} locked
 * @param {Locked} installed
 * @param {System} [system]
 * @returns {string[]}
 */
export const missingPackages = (locked, installed, system = currentSystem()) =>
  Object.entries(locked)
    .filter(([folder, entry]) => folder.includes('node_modules/') && isFor(entry, system) && !isSame(entry, installed[folder]))
    .map(([folder]) => folder)

/** An optional one is needed if it is made for this system; others come with one for another system. @type {(entry: LockedPackage, system: System) => boolean} */
const isFor = ({ os, cpu, libc, optional = false }, system) => !(optional && os === undefined) && matches(os, system.os) && matches(cpu, system.cpu) && (system.os !== 'linux' || matches(libc, system.libc))

/** npm's lists may exclude values, as in `!win32`. @type {(list: string[] | undefined, value: string) => boolean} */
const matches = (list, value) => list === undefined || (list.includes(value) || list.every((entry) => entry.startsWith('!'))) && !list.includes(`!${value}`)

/** @type {(locked: LockedPackage, installed: LockedPackage | undefined) => boolean} */
const isSame = (locked, installed) =>
  installed !== undefined && (locked.link === true || (installed.version === locked.version && (locked.integrity === undefined || installed.integrity === locked.integrity)))

/** @returns {System} */
function currentSystem() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (/** @type {unknown} */ (process.report.getReport()))
  return { os: process.platform, cpu: process.arch, libc: report.header.glibcVersionRuntime ? 'glibc' : 'musl' }
}
