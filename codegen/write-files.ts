import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespacesModule } from './namespaces-module.ts'
import { envExample, settingsPage } from './settings-documents.ts'

const ROOT = join(import.meta.dirname, '..')

writeFileSync(join(ROOT, 'docs/settings.md'), settingsPage())
writeFileSync(join(ROOT, '.env.example'), envExample())
writeFileSync(join(ROOT, 'storefront/src/i18n/generated/namespaces.ts'), namespacesModule(readdirSync(join(ROOT, 'storefront/messages/en'))))
