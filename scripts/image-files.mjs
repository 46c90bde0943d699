import { relative, sep } from 'node:path'

/** Folders of a build that the running shop reads; Next leaves others there, such as its caches and its development build. */
const OF_BUILD = new Set(['node_modules', 'server', 'static'])
/** Records of the build, not read at run time. */
const RECORDS = new Set(['trace', 'trace-build', 'turbopack', 'lock'])
/** Packages that only building and testing need; npm counts them to Next, which loads them if they are there. */
const TOOLS = /^node_modules\/(?:@next\/swc-|@playwright\/|@typescript\/|@kram\/|next-intl-swc-plugin-extractor$|playwright|typescript$)/

/**
 * Whether the image has a file or folder of Next's build.
 * @param {string} build
 * @param {string} path
 * @param {boolean} isFolder
 */
export function isOfBuild(build, path, isFolder) {
  if (path.endsWith('.map') || path.endsWith('.nft.json')) return false
  const [first = '', ...inner] = relative(build, path).split(sep)
  if (first === '') return true
  return inner.length > 0 || isFolder ? OF_BUILD.has(first) : !RECORDS.has(first)
}

/** Types and source maps stay out. @param {string} file */
export const isOfPackage = (file) => !/\.(?:map|d\.[cm]?ts)$/.test(file)

/** @param {string} file */
export const isOfSource = (file) => !/\.(?:test|fixture)\.tsx?$/.test(file)

/**
 * The folders of packages that the running shop loads.
 * @param {readonly string[]} folders of the storefront's packages, as npm lists them
 */
export function loadedPackages(folders) {
  const loaded = folders.filter((path) => path.startsWith('node_modules/') && !TOOLS.test(path))
  // A package that is inside another's folder is copied with it.
  return loaded.filter((path) => !loaded.some((other) => path.startsWith(`${other}/`)))
}
