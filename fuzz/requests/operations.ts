import fc, { type Arbitrary } from 'fast-check'
import { Kind, type OperationDefinitionNode, parse, typeFromAST, type GraphQLInputType } from 'graphql'
import { ALLOWED_OPERATIONS } from '../../storefront/src/graphql/generated/allow-list.ts'
import { backendSchema } from './backend-schema.ts'
import { inputValue } from './input-values.ts'

export interface OperationCall {
  readonly operationName: string
  readonly query: string
  readonly variables: unknown
}

/** Operations that would end the session of all other requests. */
const ENDS_SESSION = new Set(['ChangeCustomerPassword', 'DeleteCustomer', 'RevokeCustomerToken', 'UpdateCustomerEmail'])

const noVariables = fc.constantFrom<unknown>(undefined, null, [], [1], '', '{}', 0, true, { __proto__: null }, { x: 1 })

/** Every operation of the shop with variables of the declared types. */
export const operationCall: Arbitrary<OperationCall> = fc.oneof(...[...ALLOWED_OPERATIONS].filter(([name]) => !ENDS_SESSION.has(name)).map(([name, query]) => callOf(name, query)))

/** Those operations, for visitors without a session. */
export const sessionlessCall: Arbitrary<OperationCall> = fc.oneof(...[...ALLOWED_OPERATIONS].filter(([name]) => ENDS_SESSION.has(name)).map(([name, query]) => callOf(name, query)))

function callOf(operationName: string, query: string): Arbitrary<OperationCall> {
  const { variableDefinitions = [] } = parse(query).definitions.find((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)!
  const entries = variableDefinitions.map(({ variable, type }) => {
    const name = variable.name.value
    return [name, inputValue(typeFromAST(backendSchema, type) as GraphQLInputType, name)] as const
  })
  const variables = fc.oneof({ weight: 30, arbitrary: fc.record(Object.fromEntries(entries)) }, { weight: 2, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) }, { weight: 1, arbitrary: noVariables })
  return variables.map((values) => ({ operationName, query, variables: values }))
}
