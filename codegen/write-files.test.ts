import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const writtenAt = () => ['docs/settings.md', '.env.example', 'storefront/src/i18n/generated/namespaces.ts'].map((file) => statSync(join(root, file)).mtimeMs)

test('files without a change are not written: a running development server would compile them anew', () => {
  const before = writtenAt()
  execFileSync(process.execPath, ['codegen/write-files.ts'], { cwd: root })
  expect(writtenAt()).toEqual(before)
})
