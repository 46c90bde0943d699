import { buildSchema } from 'graphql'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = join(import.meta.dirname, '../../backend/src/modules')

/** The schema of the embedded backend without its resolvers. */
export const backendSchema = buildSchema(
  globSync('**/*.graphqls', { cwd: MODULES })
    .sort()
    .map((file) => readFileSync(join(MODULES, file), 'utf8'))
    .join('\n'),
)
