import { totalmem } from 'node:os'
import { readServerSettings } from '../src/env.ts'
import { checkBrand } from './brand/check-brand.ts'

const MEGABYTE = 1024 * 1024

// Imported before every module that reads a setting: an invalid one prints one line instead of a stack.
try {
  const { brand, pageCacheBytes } = readServerSettings()
  checkMemory(pageCacheBytes)
  await checkBrand(brand)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Of the machine, or of the container. */
function checkMemory(pageCacheBytes: number): void {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  if (pageCacheBytes >= memory) throw new Error(`Invalid environment variables: PAGE_CACHE_MB must be less than the memory of ${Math.floor(memory / MEGABYTE)} MB, not '${pageCacheBytes / MEGABYTE}'`)
}
