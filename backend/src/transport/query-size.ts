import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, type SelectionSetNode, visit } from 'graphql'

export interface QuerySize {
  readonly depth: number
  readonly complexity: number
}

/**
 * An operation's size as Magento's rules count it: the nesting of fields with subfields below the first, and the number of
 * fields with fragments expanded. Each fragment is measured once, so that fragments that multiply exponentially take linear time; a
 * recursive one counts as zero, and validation refuses it.
 */
export function querySizes(document: DocumentNode): QuerySize[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
  }
  const measured = new Map<string, QuerySize>()

  function fragmentSize(name: string): QuerySize {
    const known = measured.get(name)
    if (known) return known
    const fragment = fragments.get(name)
    measured.set(name, NOTHING)
    const size = fragment ? sizeOf(fragment.selectionSet) : NOTHING
    measured.set(name, size)
    return size
  }

  function sizeOf({ selections }: SelectionSetNode): QuerySize {
    let { depth, complexity } = NOTHING
    for (const selection of selections) {
      const size =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragmentSize(selection.name.value)
        : selection.kind === Kind.INLINE_FRAGMENT ? sizeOf(selection.selectionSet)
        : selection.name.value === '__schema' ? { depth: below(selection.selectionSet).depth, complexity: 0 }
        : below(selection.selectionSet)
      depth = Math.max(depth, size.depth)
      complexity = Math.min(complexity + size.complexity, Number.MAX_SAFE_INTEGER)
    }
    return { depth, complexity }
  }

  function below(selectionSet: SelectionSetNode | undefined): QuerySize {
    if (!selectionSet) return { depth: -1, complexity: 1 }
    const { depth, complexity } = sizeOf(selectionSet)
    return { depth: depth + 1, complexity: complexity + 1 }
  }

  return operations.map(({ selectionSet }) => sizeOf(selectionSet))
}

export function writtenFields(document: DocumentNode): number {
  let count = 0
  visit(document, { Field: () => void count++ })
  return count
}

/** Depth counts from the first field with subfields. */
const NOTHING: QuerySize = { depth: -1, complexity: 0 }
