import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const start = (environment: NodeJS.ProcessEnv) => spawnSync(process.execPath, [join(import.meta.dirname, 'check-settings.ts')], { env: environment, encoding: 'utf8' })

test('[ENV-01] a server without a public setting exits with an error that names it', () => {
  const { NEXT_PUBLIC_TAG_MANAGER_ID: _, ...environment } = process.env
  const stderr: unknown = expect.stringContaining('Invalid environment variables: NEXT_PUBLIC_TAG_MANAGER_ID must be set\n')
  expect(start(environment)).toMatchObject({ status: 1, stderr })
})

test('[ENV-02] a server with a public setting that lacks the prefix exits with an error that names it', () => {
  const stderr: unknown = expect.stringContaining('Invalid public environment variable name: TAG_MANAGER_ID (')
  expect(start({ ...process.env, TAG_MANAGER_ID: 'GTM-ABC123' })).toMatchObject({ status: 1, stderr })
})

test('a server with valid settings starts', () => expect(start(process.env)).toMatchObject({ status: 0 }))
