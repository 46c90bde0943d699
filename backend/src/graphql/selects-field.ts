import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** Whether the operation selects this field directly under the one being resolved. */
export function selectsField({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>, name: string): boolean {
  return fieldNodes.some(({ selectionSet }: FieldNode) => selectionSet !== undefined && contains(selectionSet, name, fragments))
}

function contains({ selections }: SelectionSetNode, name: string, fragments: Fragments): boolean {
  return selections.some((selection) => {
    if (selection.kind === 'Field') return selection.name.value === name
    const part = selection.kind === 'InlineFragment' ? selection : fragments[selection.name.value]
    return part !== undefined && contains(part.selectionSet, name, fragments)
  })
}
