import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample, settingsPage } from './settings-documents.ts'

const ROOT = join(import.meta.dirname, '..')

writeFileSync(join(ROOT, 'docs/settings.md'), settingsPage())
writeFileSync(join(ROOT, '.env.example'), envExample())
