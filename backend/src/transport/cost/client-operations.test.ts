import { buildSchema, getIntrospectionQuery, getOperationAST, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefinitions } from '../../graphql/type-definitions.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { CLIENT_OPERATIONS } from './client-operations.fixture.ts'
import { operationCost } from './operation-cost.ts'
import { repeatedFields } from './repeated-fields.ts'

const schema = buildSchema(typeDefinitions().join('\n'))
const VARIABLES = { root: 'Mg==', uid: 'Mg==', key: 'jacket', id: 'cart', items: [{ sku: 'jacket', quantity: 1, selected_options: ['a', 'b'] }] }

const COMPLETE = { inputValueDeprecation: true, schemaDescription: true, directiveIsRepeatable: true, specifiedByUrl: true, oneOf: true }

test.each([...Object.entries(CLIENT_OPERATIONS), ['full introspection', getIntrospectionQuery(COMPLETE)]])('%s is within every limit', (_name, text) => {
  const document = parse(text)
  expect(validate(schema, document)).toEqual([])
  const { aliases, pairs } = repeatedFields(document)
  expect(aliases).toBeLessThan(DEFAULT_LIMITS.aliases)
  expect(pairs).toBeLessThan(50_000)
  expect(operationCost(schema, document, getOperationAST(document)!, VARIABLES).cost).toBeLessThan(DEFAULT_LIMITS.cost)
})
