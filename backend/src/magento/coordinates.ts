import {
  type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType, isSpecifiedScalarType,
} from 'graphql'

/**
 * Everything that a schema names, by its schema coordinate (`Cart`, `Cart.itemsV2`, `Cart.itemsV2(sort:)`,
 * `CartDiscountType.ITEM`), each with its type where it has one.
 */
export function coordinatesOf(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    found.set(type.name, '')
    if (isEnumType(type)) for (const { name } of type.getValues()) found.set(`${type.name}.${name}`, '')
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`
      found.set(coordinate, String(field.type))
      for (const argument of 'args' in field ? field.args : []) found.set(`${coordinate}(${argument.name}:)`, String(argument.type))
    }
  }
  return found
}

/** `Cart` of `Cart.itemsV2`, and that of `Cart.itemsV2(sort:)`; a type is its own. */
export const ownerOf = (coordinate: string): string => coordinate.replace(/(\.\w+|\(\w+:\))$/, '')
