import { readServerSettings } from '../src/env.ts'
import { checkBrand } from './brand/check-brand.ts'

// Imported before anything that reads a setting of its own: a wrong one is one line, not a stack.
try {
  await checkBrand(readServerSettings().brand)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
