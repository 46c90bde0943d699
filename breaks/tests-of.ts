import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const UNIT = '{backend/src,storefront/src,storefront/brand,storefront/server,integration,scripts,codegen,bench,fuzz}/**/*.test.{ts,tsx}'
/** Those of other shops need a build of their own, and repeat what the sample shop's stories assert. */
const BROWSER = 'e2e/*.spec.ts'

/** Files of tests with a promise's id, by path from the root. */
export interface TestFiles {
  readonly unit: readonly string[]
  readonly browser: readonly string[]
}

let sources: { readonly unit: ReadonlyMap<string, string>; readonly browser: ReadonlyMap<string, string> } | undefined

/** @returns for a promise's id, the files whose tests have it in their titles */
export function testsOf(promise: string): TestFiles {
  sources ??= { unit: readAll(UNIT), browser: readAll(BROWSER) }
  return { unit: filesWith(promise, sources.unit), browser: filesWith(promise, sources.browser) }
}

const readAll = (pattern: string) => new Map(globSync(pattern, { cwd: ROOT }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

const filesWith = (promise: string, files: ReadonlyMap<string, string>) =>
  [...files].filter(([, source]) => source.includes(`[${promise}]`)).map(([file]) => file)
