import {
  type DefinitionNode, type DocumentNode, type FieldDefinitionNode, type InputValueDefinitionNode, isTypeDefinitionNode, isTypeExtensionNode,
  type NameNode, parse, parseType, type TypeDefinitionNode, type TypeExtensionNode, type TypeNode,
} from 'graphql'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from './release.ts'

/**
 * The schema as a release declares it: without later additions, and with the types of that time. `record-release.ts` records the
 * differences; attributes of products stay, since Magento creates their fields at run time.
 */
export function inRelease(typeDefinitions: readonly string[], release: Release): DocumentNode {
  const differences = differencesOf(release)
  const document = parse([...typeDefinitions, recordOf(release, 'graphql')].join('\n'))
  return { ...document, definitions: document.definitions.flatMap((definition) => definitionIn(differences, definition)) }
}

interface Differences {
  readonly isPresent: (coordinate: string) => boolean
  /** Undefined if unchanged. */
  readonly otherType: (coordinate: string) => TypeNode | undefined
}

function differencesOf(release: Release): Differences {
  const absent = new Set<string>()
  const types = new Map<string, TypeNode>()
  for (const line of recordOf(release, 'txt').split('\n')) {
    const [coordinate = '', type] = line.split(': ')
    if (type === undefined) absent.add(coordinate)
    else types.set(coordinate, parseType(type))
  }
  return { isPresent: (coordinate) => !absent.has(coordinate), otherType: (coordinate) => types.get(coordinate) }
}

const recordOf = (release: Release, kind: 'txt' | 'graphql'): string =>
  readFileSync(join(import.meta.dirname, 'releases', `${release}.${kind}`), 'utf8')

function definitionIn(differences: Differences, definition: DefinitionNode): DefinitionNode[] {
  if (!isTypeDefinitionNode(definition) && !isTypeExtensionNode(definition)) return [definition]
  return differences.isPresent(definition.name.value) ? [membersIn(differences, definition)] : []
}

function membersIn(differences: Differences, type: TypeDefinitionNode | TypeExtensionNode): TypeDefinitionNode | TypeExtensionNode {
  const { isPresent } = differences
  const owner = type.name.value
  const isPresentType = ({ name }: Named) => isPresent(name.value)
  return {
    ...type,
    ...('interfaces' in type && { interfaces: type.interfaces?.filter(isPresentType) }),
    ...('types' in type && { types: type.types?.filter(isPresentType) }),
    ...('values' in type && { values: type.values?.filter(({ name }) => isPresent(`${owner}.${name.value}`)) }),
    ...('fields' in type && { fields: type.fields?.flatMap((field) => fieldIn(differences, owner, field)) }),
  } as TypeDefinitionNode | TypeExtensionNode
}

function fieldIn({ isPresent, otherType }: Differences, owner: string, field: FieldDefinitionNode | InputValueDefinitionNode) {
  const coordinate = `${owner}.${field.name.value}`
  if (!isPresent(coordinate)) return []
  const type = otherType(coordinate) ?? field.type
  if (!('arguments' in field)) return [{ ...field, type }]
  const coordinates = field.arguments?.map((argument) => [`${coordinate}(${argument.name.value}:)`, argument] as const)
  const present = coordinates?.filter(([name]) => isPresent(name))
  return [{ ...field, type, arguments: present?.map(([name, argument]) => ({ ...argument, type: otherType(name) ?? argument.type })) }]
}

interface Named {
  readonly name: NameNode
}
