import { watch } from 'node:fs'

/** Milliseconds without a further change: an editor saves in several steps. */
const SETTLED = 150

/**
 * Watches a folder's files of settings: `.env`, `.env.local`.
 * @param {string} folder
 * @returns {() => Promise<string>} resolves with the name of the next file that changes
 */
export function watchSettings(folder) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  /** @type {(file: string) => void} */
  let resolve
  /** @type {() => Promise<string>} */
  const next = () => new Promise((settle) => (resolve = settle))
  let change = next()
  watch(folder, (_event, file) => {
    if (file === null || !/^\.env(\.\w+)*$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      resolve(file)
      change = next()
    }, SETTLED)
  }).unref()
  return () => change
}
