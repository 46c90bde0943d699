import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// The oldest Node that starts these scripts has no import.meta.dirname.
export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)))
export const STOREFRONT = join(ROOT, 'storefront')
export const MODULES = join(ROOT, 'node_modules')
export const BINARIES = join(MODULES, '.bin')
