import type { GraphQLCompositeType, GraphQLNamedType, GraphQLObjectType, GraphQLOutputType, GraphQLWrappingType } from 'graphql'

// By their tags: when the package graphql is loaded twice, its type checks refuse types of the other copy.

export const isObject = (type: GraphQLNamedType): type is GraphQLObjectType => type[Symbol.toStringTag] === 'GraphQLObjectType'

export const isComposite = (type: GraphQLNamedType | undefined): type is GraphQLCompositeType =>
  type !== undefined && (isObject(type) || ['GraphQLInterfaceType', 'GraphQLUnionType'].includes(type[Symbol.toStringTag]))

/** A type without its non-null and list wrappers. */
export function namedType(type: GraphQLOutputType): { readonly named: GraphQLNamedType; readonly isList: boolean } {
  let named: GraphQLOutputType = type
  let isList = false
  while ('ofType' in named) {
    isList ||= named[Symbol.toStringTag] === 'GraphQLList'
    named = (named as GraphQLWrappingType).ofType as GraphQLOutputType
  }
  return { named: named as GraphQLNamedType, isList }
}
