import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespacesModule } from './namespaces-module.ts'
import { envExample, settingsPage } from './settings-documents.ts'

const ROOT = join(import.meta.dirname, '..')

write('docs/settings.md', settingsPage())
write('.env.example', envExample())
write('storefront/src/i18n/generated/namespaces.ts', namespacesModule(readdirSync(join(ROOT, 'storefront/messages/en'))))

/** A running development server compiles each written file again, even an unchanged one. */
function write(file: string, text: string): void {
  const path = join(ROOT, file)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
