import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  getNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * Inlines every fragment of an operation and merges duplicate selections. Some of Magento's resolvers
 * read an operation's syntax tree and ignore named fragments: the category of a `route` then fails, and related products lack their
 * fields (magento/magento2#36544).
 */
export function expandFragments(operation: OperationDefinitionNode, fragments: Fragments, schema: GraphQLSchema): OperationDefinitionNode {
  const name = operation.name?.value

  function expand(selectionSet: SelectionSetNode, parent: GraphQLCompositeType): SelectionSetNode {
    return { ...selectionSet, selections: merge(selectionSet.selections.flatMap((selection) => inlined(selection, parent))) }
  }

  function inlined(selection: SelectionNode, parent: GraphQLCompositeType): readonly SelectionNode[] {
    if (selection.kind === Kind.FIELD) return [field(selection, parent)]
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    if (!fragment) throw new Error(`${name}: there is no fragment ${selection.kind === Kind.FRAGMENT_SPREAD && selection.name.value}`)
    const { typeCondition, selectionSet } = fragment
    const type = typeCondition ? compositeType(typeFromAST(schema, typeCondition)) : parent
    const { selections } = expand(selectionSet, type)
    const isAlways = type === parent || (isAbstractType(type) && !isAbstractType(parent) && schema.isSubType(type, parent))
    if (isAlways && !selection.directives?.length) return selections
    return [
      {
        kind: Kind.INLINE_FRAGMENT,
        ...(typeCondition && { typeCondition }),
        directives: selection.directives ?? [],
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      },
    ]
  }

  function field(node: FieldNode, parent: GraphQLCompositeType): FieldNode {
    if (!node.selectionSet) return node
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {}
    return { ...node, selectionSet: expand(node.selectionSet, compositeType(fields[node.name.value]?.type)) }
  }

  function compositeType(type: Parameters<typeof getNamedType>[0]): GraphQLCompositeType {
    const named = getNamedType(type)
    if (!isCompositeType(named)) throw new Error(`${name}: it does not match the schema`)
    return named
  }

  return { ...operation, selectionSet: expand(operation.selectionSet, compositeType(schema.getRootType(operation.operation))) }
}

type Expanded = FieldNode | InlineFragmentNode

/** Merges selections with the same response key and the same conditions; the first keeps its position. */
function merge(selections: readonly SelectionNode[]): readonly SelectionNode[] {
  const merged = new Map<string, SelectionNode>()
  for (const selection of selections) {
    const key = print({ ...(selection as Expanded), selectionSet: NOTHING })
    const first = merged.get(key)
    merged.set(key, first ? union(first as Expanded, selection as Expanded) : selection)
  }
  return [...merged.values()]
}

function union<Node extends Expanded>(first: Node, second: Node): Node {
  if (!first.selectionSet || !second.selectionSet) return first
  return { ...first, selectionSet: { ...first.selectionSet, selections: merge([...first.selectionSet.selections, ...second.selectionSet.selections]) } }
}

const NOTHING: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] }
