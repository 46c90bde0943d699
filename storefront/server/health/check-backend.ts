import { askBackend, storeCode } from '../../src/graphql/backend.ts'
import { HealthOperation } from '../../src/graphql/generated/health.server.ts'
import { readAnswer } from '../../src/graphql/read-answer.ts'

/** Whether the backend answers a query with data. */
export async function checkBackend(): Promise<boolean> {
  const { name, query } = HealthOperation
  const response = await askBackend({ operationName: name, query, variables: {}, store: storeCode(undefined), init: { cache: 'no-store' } })
  await readAnswer(name, response)
  return true
}
