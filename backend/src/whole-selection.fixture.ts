import { getNamedType, type GraphQLField, type GraphQLNamedType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { isCompositeType, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql'

/** Below the limit of tokens in a document: an aliased field is three. */
const MAX_WORDS = 3000

/** The whole selection of a field, as deep as one document may be. */
export function wholeField(schema: GraphQLSchema, owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const selections = [4, 3, 2, 1].map((depth) => selectedField(schema, owner.name, field, depth, [owner.name]))
  return selections.find((selection) => selection.split(' ').length < MAX_WORDS)!
}

export const fieldsWithoutRequiredArguments = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument))

/** Every implementation of an interface; a type is not entered again below itself. */
function wholeSelection(schema: GraphQLSchema, type: GraphQLNamedType, depth: number, above: readonly string[]): string {
  if (isInterfaceType(type)) {
    const parts = schema.getPossibleTypes(type).map((part) => `... on ${part.name} ${wholeSelection(schema, part, depth, above)}`)
    return `{ __typename ${parts.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  const fields = fieldsWithoutRequiredArguments(type).map((field) => selectedField(schema, type.name, field, depth, [...above, type.name]))
  return `{ __typename ${fields.join(' ')} }`
}

/** Aliased, because implementations of one interface may return different types under the same name. */
function selectedField(
  schema: GraphQLSchema, owner: string, field: GraphQLField<unknown, unknown>, depth: number, above: readonly string[],
): string {
  const type = getNamedType(field.type)
  const alias = `${owner}_${field.name}: ${field.name}`
  if (!isCompositeType(type)) return alias
  const kinds = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [type.name]
  if (depth === 0 || kinds.some((name) => above.includes(name))) return ''
  return `${alias} ${wholeSelection(schema, type, depth - 1, above)}`
}
