import { Failure } from './failure.mjs'
import { differences, digestGenerated } from './generated-code.mjs'
import { run } from './run.mjs'

/** Types operations and resolvers from the backend's SDL, offline. */
export const generateCode = () => run('graphql-codegen', ['--config', 'codegen.ts'])

/** @throws {Failure} when the generated code that is there was not what its sources make */
export async function checkGeneratedCode() {
  const before = digestGenerated()
  await generateCode()
  const changed = differences(before, digestGenerated())
  if (changed.length > 0) throw new Failure(`Generated code was out of date and is made anew; commit it: ${changed.join(', ')}`)
}
