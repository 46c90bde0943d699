import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = join(import.meta.dirname, '..', 'modules')

/** This backend's schema: the SDL of every module. */
export const typeDefinitions = (): string[] =>
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphqls'))
    .sort()
    .map((file) => readFileSync(join(MODULES, file), 'utf8'))
