import { type FragmentDefinitionNode, type GraphQLResolveInfo, type GraphQLSchema, Kind, type SelectionNode } from 'graphql'
import type { Context } from '../../graphql/context.ts'
import { required } from '../../lib/required.ts'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/**
 * magento/magento2#36544: for the URL of a category, Magento measures the depth of the selected categories in the document
 * and treats each selection in a fragment as a field. A fragment inside a named one, or a named one inside an inline one, causes a
 * TypeError.
 */
export function breakRouteFragments(schema: GraphQLSchema): void {
  const field = required(required(schema.getQueryType(), 'query type').getFields().route, 'route')
  const resolve = required(field.resolve, 'resolve')
  field.resolve = async (source, args: Record<string, unknown>, context: Context, info) => {
    const entity: unknown = await resolve(source, args, context, info)
    if (isCategory(entity) && !isReadable(info)) throw new TypeError('A fragment is no field')
    return entity
  }
}

/** Products have a SKU, pages an identifier, and a redirect to another shop only its address. */
const isCategory = (entity: unknown): boolean =>
  typeof entity === 'object' && entity !== null && !('sku' in entity) && !('identifier' in entity) && !('relativeUrl' in entity)

function isReadable({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  return fieldNodes.every(({ selectionSet }) => areReadable(selectionSet?.selections ?? [], fragments))
}

function areReadable(selections: readonly SelectionNode[], fragments: Fragments): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return isReadableInline(selection.selectionSet.selections, fragments)
    if (selection.kind === Kind.FIELD) return areReadable(selection.selectionSet?.selections ?? [], fragments)
    const within = fragments[selection.name.value]?.selectionSet.selections ?? []
    return within.every(({ kind }) => kind === Kind.FIELD) && areReadable(within, fragments)
  })
}

/** Nested inline fragments are readable; a named one inside an inline one is not. */
function isReadableInline(selections: readonly SelectionNode[], fragments: Fragments): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return false
    return selection.kind === Kind.INLINE_FRAGMENT
      ? isReadableInline(selection.selectionSet.selections, fragments)
      : areReadable(selection.selectionSet?.selections ?? [], fragments)
  })
}
