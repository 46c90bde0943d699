import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Chromium reads it at the top of a file and compiles every function in it beside the page, not on the page's own time. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * What every page runs as soon as it is there (React, the router) is compiled while it comes in. Without the hint a browser compiles
 * each function when it is first called, and the page stands still meanwhile; other browsers see a comment.
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
