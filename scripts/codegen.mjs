import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'

const GENERATED_FOLDERS = ['storefront/src/graphql/generated', 'storefront/src/i18n/generated', 'backend/src/generated']
const GENERATED_FILES = ['docs/settings.md', '.env.example']
const WATCHED_FOLDERS = ['storefront/src/features', 'backend/src/modules']
/** Milliseconds without a further change. */
const SETTLED = 150

/** Works offline: generates the types of operations and resolvers from the backend's SDL, the list of message namespaces, and the settings' documents. */
export async function generateCode() {
  await run('graphql-codegen', ['--config', 'codegen.ts'])
  await run('node', ['codegen/write-files.ts'])
}

/** @throws {Failure} if generated files were out of date */
export async function checkGeneratedCode() {
  const before = digestGenerated()
  await generateCode()
  const changed = differences(before, digestGenerated())
  if (changed.length > 0) throw new Failure(`Generated files were out of date and have been regenerated; commit them: ${changed.join(', ')}`)
}

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
  for (const folder of WATCHED_FOLDERS) {
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

/**
 * @param {string} [root]
 * @returns {Map<string, string>} digests by file
 */
function digestGenerated(root = ROOT) {
  const files = GENERATED_FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`))
  return new Map([...files, ...GENERATED_FILES].map((file) => [file, createHash('sha256').update(readFileSync(join(root, file))).digest('hex')]))
}

/**
 * @param {ReadonlyMap<string, string>} before
 * @param {ReadonlyMap<string, string>} after
 * @returns {string[]} files that were added, removed or changed
 */
export const differences = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()
