import {
  buildASTSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALLOWED_OPERATIONS } from '../storefront/src/graphql/generated/allow-list.ts'
import { expandFragments } from './expand-fragments.ts'

const root = join(import.meta.dirname, '..')
const parsed = (pattern: string): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: globSync(pattern, { cwd: root }).flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).definitions),
})
const sources = parsed('storefront/src/features/**/*.graphql')
const sent = [...ALLOWED_OPERATIONS.values()].map((query) => parse(query))
const schema = buildASTSchema(parsed('backend/src/modules/**/*.graphqls'), { assumeValidSDL: true })

/** Fields whose items Magento reads by their inlined selections. */
const LINKED = ['related_products', 'upsell_products', 'crosssell_products']

interface Place {
  /** An enclosing named fragment on an interface or a union. */
  readonly abstractFragment?: string
  readonly linked?: string
}

/** Selections that Magento would ignore or fail on, anywhere in an operation. */
function faults(document: DocumentNode): string[] {
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])))
  const found = new Set<string>()

  function walk({ selections }: SelectionSetNode, place: Place): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) walkField(selection, place)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) spread(selection.name.value, place)
      else {
        if (place.abstractFragment) found.add(`${place.abstractFragment} contains an inline fragment`)
        walk(selection.selectionSet, place)
      }
    }
  }
  function walkField({ name, selectionSet }: FieldNode, place: Place): void {
    if (selectionSet) walk(selectionSet, LINKED.includes(name.value) ? { ...place, linked: name.value } : place)
  }
  function spread(name: string, place: Place): void {
    if (place.linked) found.add(`${place.linked} contains the fragment ${name}`)
    const { typeCondition, selectionSet } = fragments.get(name)!
    walk(selectionSet, isAbstractType(schema.getType(typeCondition.name.value)) ? { ...place, abstractFragment: name } : place)
  }

  for (const node of document.definitions) if (node.kind === Kind.OPERATION_DEFINITION) walk(node.selectionSet, {})
  return [...found]
}

test('no operation uses introspection, which many shops disable', () => {
  expect([...ALLOWED_OPERATIONS.values()].filter((query) => /__(schema|type)\b/.test(query))).toEqual([])
})

describe('Magento ignores fields inside named fragments', () => {
  test('so none on an interface contains an inline fragment, and linked products have inlined fields', () => {
    expect(sources.definitions.length).toBeGreaterThan(100)
    expect(faults(sources)).toEqual([])
  })

  test('so no operation has a named fragment', () => {
    expect(sent.length).toBeGreaterThan(50)
    expect(sent.flatMap(({ definitions }) => definitions.map(({ kind }) => kind))).toEqual(sent.map(() => Kind.OPERATION_DEFINITION))
    expect(sent.flatMap(faults)).toEqual([])
    expect([...ALLOWED_OPERATIONS.values()].filter((query) => /\.\.\.(?!\s*on\b|@)/.test(query))).toEqual([])
  })

  test.each([
    ['{ route(url: "x") { ...R } } fragment R on RoutableInterface { ... on CategoryTree { uid } }', ['R contains an inline fragment']],
    ['{ route(url: "x") { ...R } } fragment R on RoutableInterface { ...C } fragment C on CategoryTree { ... { uid } }', ['R contains an inline fragment']],
    ['{ route(url: "x") { ...C ... on ProductInterface { uid } } } fragment C on CategoryTree { uid }', []],
    ['{ products { items { related_products { uid ...P } } } } fragment P on ProductInterface { name }', ['related_products contains the fragment P']],
    ['{ products { items { upsell_products { ... on ProductInterface { name } } } } }', []],
  ])('%s', (document, expected) => {
    expect(faults(parse(document))).toEqual(expected)
  })
})

test.each([
  [
    'fields of the same type are inlined once',
    '{ cart(cart_id: "x") { id ...A } } fragment A on Cart { id prices { grand_total { ...M } } ...B } fragment B on Cart { prices { grand_total { currency } } } fragment M on Money { value }',
    '{ cart(cart_id: "x") { id prices { grand_total { value currency } } } }',
  ],
  [
    'fields of one subtype share its type condition',
    '{ route(url: "x") { ... on ProductInterface { uid } ...P ...P } } fragment P on ProductInterface { sku ...C } fragment C on ConfigurableProduct { variants { product { uid } } }',
    '{ route(url: "x") { ... on ProductInterface { uid sku ... on ConfigurableProduct { variants { product { uid } } } } } }',
  ],
  [
    'fields with other arguments, aliases or directives stay separate',
    'query($a: Boolean!) { products(search: "a") { ...T } more: products(search: "b") { ...T @include(if: $a) } } fragment T on Products { total_count }',
    'query($a: Boolean!) { products(search: "a") { total_count } more: products(search: "b") { ... on Products @include(if: $a) { total_count } } }',
  ],
])('inlined, %s', (_what, document, expected) => {
  const { definitions } = parse(document, { noLocation: true })
  const fragments = new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node satisfies FragmentDefinitionNode] as const] : [])))
  const operation = expandFragments(definitions[0] as OperationDefinitionNode, fragments, schema)
  expect(operation).toEqual(parse(expected, { noLocation: true }).definitions[0])
})
