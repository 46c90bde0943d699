import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const UNIT = '{backend/src,storefront/src,storefront/brand,storefront/server,integration,scripts,codegen,bench,fuzz}/**/*.test.{ts,tsx}'
const BROWSER = 'e2e/**/*.spec.ts'
/** They need a build of their own, and repeat what the sample shop's stories assert. */
const ELSEWHERE = /^e2e\/any-magento\//

/** Files of tests with a promise's id, by path from the root. */
export interface TestFiles {
  readonly unit: readonly string[]
  readonly browser: readonly string[]
}

/** @returns for a promise's id, the files whose tests have it in their titles */
export function testsOf(promise: string): TestFiles {
  return { unit: filesWith(promise, UNIT), browser: filesWith(promise, BROWSER).filter((file) => !ELSEWHERE.test(file)) }
}

const filesWith = (promise: string, pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).filter((file) => read(file).includes(`[${promise}]`))

const sources = new Map<string, string>()

function read(file: string): string {
  if (!sources.has(file)) sources.set(file, readFileSync(join(ROOT, file), 'utf8'))
  return sources.get(file)!
}
