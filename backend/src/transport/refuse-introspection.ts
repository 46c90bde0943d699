import { GraphQLError, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** As a shop with `graphql/disable_introspection` does; `__typename` stays allowed. */
export function refuseIntrospection(): Plugin {
  return { onValidate: ({ addValidationRule }) => addValidationRule(noIntrospection) }
}

const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (node.name.value !== '__schema' && node.name.value !== '__type') return
    context.reportError(
      new GraphQLError('GraphQL introspection is not allowed, but the query contained __schema or __type', { nodes: [node] }))
  },
})
