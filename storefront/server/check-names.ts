import { misspelledSettings } from '../src/env.ts'
import { DEFAULTED_NAMES } from './load-env.ts'

// Imported beside check-settings.ts: a name that no program reads would leave its setting at the default without a word.
const misspelled = misspelledSettings(DEFAULTED_NAMES)
if (misspelled.length > 0) {
  console.error(`Invalid environment variable names: ${misspelled.join('; ')}`)
  process.exit(1)
}
