import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// import.meta.dirname is younger than the oldest Node that starts these scripts.
export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)))
export const STOREFRONT = join(ROOT, 'storefront')
export const MODULES = join(ROOT, 'node_modules')
export const BINARIES = join(MODULES, '.bin')
