import { Failure } from './failure.mjs'
import { differences, digestGenerated } from './generated-code.mjs'
import { run } from './run.mjs'

/** Offline: types operations and resolvers by the backend's SDL, lists the message namespaces, and documents the settings. */
export async function generateCode() {
  await run('graphql-codegen', ['--config', 'codegen.ts'])
  await run('node', ['codegen/write-files.ts'])
}

/** @throws {Failure} if generated files were out of date */
export async function checkGeneratedCode() {
  const before = digestGenerated()
  await generateCode()
  const changed = differences(before, digestGenerated())
  if (changed.length > 0) throw new Failure(`Generated files were out of date and are made anew; commit them: ${changed.join(', ')}`)
}
