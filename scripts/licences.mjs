/** Licences of packages that run in the shop: permissive, and libvips under the LGPL, which sharp links dynamically. */
const OF_THE_SHOP = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0']
/** Tools are not passed on with the shop. */
const OF_TOOLS = [...OF_THE_SHOP, 'MPL-2.0', 'Python-2.0']

/**
 * @typedef {object} LockedPackage
 * @property {string} [license] an SPDX expression
 * @property {boolean} [dev] needed by tools alone
 * @property {boolean} [link] a workspace
 */

/**
 * The installed packages whose licence the project has not agreed to, with that licence.
 * @param {Readonly<Record<string, LockedPackage>>} packages by their folders, as in package-lock.json
 * @param {(folder: string) => boolean} isInstalled those of other systems are not
 * @returns {string[]}
 */
export const foreignLicences = (packages, isInstalled) =>
  Object.entries(packages)
    .filter(([folder, { link, license, dev }]) => folder.includes('node_modules/') && !link && !isAgreed(license, dev) && isInstalled(folder))
    .map(([folder, { license }]) => `${folder}: ${license ?? 'no licence'}`)

/** Any side of an OR may be chosen, and every part of an AND applies. */
const isAgreed = (license = '', dev = false) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => (dev ? OF_TOOLS : OF_THE_SHOP).includes(part)))
