import {
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLCompositeType, type GraphQLField, type GraphQLSchema, Kind,
  type OperationDefinitionNode, SchemaMetaFieldDef, type SelectionNode, type SelectionSetNode, TypeMetaFieldDef, valueFromASTUntyped,
} from 'graphql'
import { required } from '../../lib/required.ts'
import { argumentSizes, type Variables } from './argument-sizes.ts'
import {
  COST_OF_CHANGE, COST_OF_CHANGED_ENTRY, COST_OF_ENTRY, EXPECTED_LENGTHS, ONE_WITHOUT_FILTER, OWN_COSTS, UNIQUE_FILTERS, USUAL_LENGTH,
} from './expected-lengths.ts'
import { isComposite, isObject, namedType } from './type-kind.ts'

export interface OperationCost {
  /** The estimated number of values, before any is read. */
  readonly cost: number
  /** The largest requested page. */
  readonly pageSize: number
}

/** The cost of a selection: without `items`, for each of `items` in a page, and for all of them without a page. */
interface Weight {
  readonly fixed: number
  readonly item: number
  readonly unpaged: number
}

/**
 * The work that an operation asks for: every field counts as often as the lists above it are long, by their page sizes or as they
 * are expected to be. Each fragment is measured once, so that fragments that multiply exponentially take linear time. Of the fragments for
 * different types of one object the most expensive counts. The document has been validated.
 */
export function operationCost(
  schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, givenVariables: Variables,
): OperationCost {
  const variables = { ...defaultsOf(operation), ...givenVariables }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Weight>()
  const root = required(schema.getRootType(operation.operation), 'root type')
  let pageSize = 0

  function weigh({ selections }: SelectionSetNode, type: GraphQLCompositeType): Weight {
    let total = NOTHING
    let values = 0
    const byType = new Map<GraphQLCompositeType, Weight>()
    const spread = new Set<string>()
    for (const selection of selections) {
      if (isLeftOut(selection, variables)) continue
      if (selection.kind === Kind.FIELD) {
        if (isValue(selection, type)) values += OWN_COSTS[selection.name.value] ?? 1
        else total = sum(total, field(selection, type))
        continue
      }
      const part = partOf(selection, type, spread)
      if (!part) continue
      const [of, weight] = part
      if (isObject(of) && of !== type) byType.set(of, sum(byType.get(of) ?? NOTHING, weight))
      else total = sum(total, weight)
    }
    return sum(sum(total, fixed(values)), [...byType.values()].reduce(dearest, NOTHING))
  }

  /** Most fields are leaves: they are counted without consulting the schema, because every request is measured. */
  const isValue = ({ selectionSet, arguments: given }: FieldNode, parent: GraphQLCompositeType): boolean =>
    !selectionSet && !given?.length && (parent !== root || operation.operation === 'query')

  /** Undefined for a fragment that has been spread here before. */
  function partOf(
    selection: Exclude<SelectionNode, FieldNode>, type: GraphQLCompositeType, spread: Set<string>,
  ): [of: GraphQLCompositeType, weight: Weight] | undefined {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const of = typeOf(selection.typeCondition?.name.value) ?? type
      return [of, weigh(selection.selectionSet, of)]
    }
    const name = selection.name.value
    const fragment = required(fragments.get(name), 'fragment')
    const of = required(typeOf(fragment.typeCondition.name.value), 'type')
    if (spread.has(name)) return undefined
    spread.add(name)
    let weight = measured.get(name)
    if (!weight) measured.set(name, (weight = weigh(fragment.selectionSet, of)))
    return [of, weight]
  }

  function field(node: FieldNode, parent: GraphQLCompositeType): Weight {
    const name = node.name.value
    const definition = definitionOf(schema, parent, name)
    if (!definition) return { ...NOTHING, fixed: 1 }
    const { named: type, isList } = namedType(definition.type)
    const expected = tabled(EXPECTED_LENGTHS, parent, name)
    const place = `${parent.name}.${name}`
    const sizes = argumentSizes(node, definition, variables, { uniqueKeys: UNIQUE_FILTERS[place] ?? [], withoutFilter: ONE_WITHOUT_FILTER.has(place) ? 1 : Infinity })
    pageSize = Math.max(pageSize, sizes.pageSize ?? 0)
    const isChange = operation.operation === 'mutation' && parent === root
    // The whole page is read, even when a client selects only its number.
    const own = (isChange ? COST_OF_CHANGE : tabled(OWN_COSTS, parent, name) ?? 1 + (sizes.found ?? 0)) + sizes.entries * (isChange ? COST_OF_CHANGED_ENTRY : COST_OF_ENTRY)
    if (!isComposite(type) || !node.selectionSet) return fixed(own)
    const below = weigh(node.selectionSet, type)
    if (!isList) {
      const inside = below.fixed + (sizes.found === undefined ? below.unpaged : sizes.found * below.item)
      return fixed(own + inside * (expected ?? 1))
    }
    const each = 1 + below.fixed + below.unpaged
    const all = each * Math.min(sizes.found ?? Infinity, expected ?? sizes.found ?? USUAL_LENGTH)
    return name === 'items' ? { fixed: own, item: capped(each), unpaged: capped(all) } : fixed(own + all)
  }

  const typeOf = (name: string | undefined): GraphQLCompositeType | undefined => {
    const type = name === undefined ? undefined : schema.getType(name)
    return isComposite(type) ? type : undefined
  }

  const whole = weigh(operation.selectionSet, root)
  return { cost: Math.ceil(whole.fixed + whole.unpaged), pageSize }
}

/** As Magento measures: what `@skip` or `@include` leaves out costs nothing. */
const isLeftOut = ({ directives = [] }: SelectionNode, variables: Variables): boolean =>
  directives.some(({ name, arguments: [condition] = [] }) => {
    const value = condition && valueFromASTUntyped(condition.value, variables)
    return name.value === 'skip' ? value === true : name.value === 'include' && value === false
  })

const NOTHING: Weight = { fixed: 0, item: 0, unpaged: 0 }

const fixed = (cost: number): Weight => ({ ...NOTHING, fixed: capped(cost) })

const sum = (one: Weight, other: Weight): Weight =>
  ({ fixed: capped(one.fixed + other.fixed), item: capped(one.item + other.item), unpaged: capped(one.unpaged + other.unpaged) })

const dearest = (one: Weight, other: Weight): Weight =>
  ({ fixed: Math.max(one.fixed, other.fixed), item: Math.max(one.item, other.item), unpaged: Math.max(one.unpaged, other.unpaged) })

const capped = (cost: number): number => Math.min(cost, 1e12)

/** Undefined for `__typename`. */
function definitionOf(schema: GraphQLSchema, parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  if (parent === schema.getQueryType() && name === '__schema') return SchemaMetaFieldDef
  if (parent === schema.getQueryType() && name === '__type') return TypeMetaFieldDef
  return 'getFields' in parent ? parent.getFields()[name] : undefined
}

const tabled = (table: Readonly<Record<string, number>>, parent: GraphQLCompositeType, name: string): number | undefined =>
  table[`${parent.name}.${name}`] ?? table[name]

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(variableDefinitions.flatMap(({ variable, defaultValue }) =>
    (defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [])))
}
