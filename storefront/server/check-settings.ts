import { readServerSettings } from '../src/env.ts'
import { checkBrand } from './brand/check-brand.ts'

// Imported before every module that reads a setting: an invalid one prints one line instead of a stack.
try {
  await checkBrand(readServerSettings().brand)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
