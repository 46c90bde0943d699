import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** At the top of a file, this makes Chromium compile every function in it on a background thread. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes browsers compile the code that every page runs at once (React, the router) while it loads. Without the hint a browser compiles
 * each function at its first call, which blocks the page; other browsers see a comment.
 * @param {string} folder what Next has built
 */
export function hintCompilation(folder) {
  const { rootMainFiles } = /** @type {{ rootMainFiles: string[] }} */ (JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8')))
  for (const file of rootMainFiles) {
    const path = join(folder, file)
    const script = readFileSync(path, 'utf8')
    if (!script.startsWith(HINT)) writeFileSync(path, HINT + script)
  }
}
