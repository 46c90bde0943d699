import { watch } from 'node:fs'
import { join } from 'node:path'
import { generateCode } from './codegen.mjs'
import { Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'

const FOLDERS = ['storefront/src/features', 'backend/src/modules']
const SETTLED = 150

/** Runs codegen once changes have settled, and again for changes during the run. */
export function watchGraphql() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let isBusy = false
  const regenerate = async () => {
    if (isBusy) return void (timer = setTimeout(regenerate, SETTLED))
    isBusy = true
    await generateCode().then(() => console.log('codegen │ done'), showFailure)
    isBusy = false
  }
  for (const folder of FOLDERS) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!/\.graphqls?$/.test(file ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(regenerate, SETTLED)
    })
  }
}

/** @param {unknown} error */
function showFailure(error) {
  console.error(error instanceof Failure ? `${error.output}\ncodegen │ ${error.message}` : error)
}
