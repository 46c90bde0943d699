/** Licences of packages that run in the shop: permissive, and libvips under the LGPL, which sharp links dynamically. */
const SHOP_LICENCES = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0']
/** Tools are not distributed with the shop. */
const TOOL_LICENCES = [...SHOP_LICENCES, 'MPL-2.0', 'Python-2.0', 'Zlib']

/**
 * @typedef {object} LockedPackage
 * @property {string} [license] an SPDX expression
 * @property {boolean} [dev] needed only by tools
 * @property {boolean} [link] a workspace
 */

/**
 * The installed packages whose licence the project does not accept, with that licence.
 * @param {Readonly<Record<string, LockedPackage>>} packages by their folders, as in package-lock.json
 * @param {(folder: string) => boolean} isInstalled packages for other systems are not
 * @returns {string[]}
 */
export const foreignLicences = (packages, isInstalled) =>
  Object.entries(packages)
    .filter(([folder, { link, license, dev }]) => folder.includes('node_modules/') && !link && !isAccepted(license, dev) && isInstalled(folder))
    .map(([folder, { license }]) => `${folder}: ${license ?? 'no licence'}`)

/** Any side of an OR may be chosen, and every part of an AND applies. */
const isAccepted = (license = '', dev = false) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => (dev ? TOOL_LICENCES : SHOP_LICENCES).includes(part)))
