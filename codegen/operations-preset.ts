import * as add from '@graphql-codegen/add'
import type { Types } from '@graphql-codegen/plugin-helpers'
import { basename } from 'node:path'
import { buildASTSchema, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print, stripIgnoredCharacters } from 'graphql'
import { expandFragments } from './expand-fragments.ts'

/**
 * Writes one module per `.graphql` file, each operation a plain constant of its name and text, so that a bundle carries
 * only the operations it sends; and the list of all of them, which the gateway accepts.
 */
export const operationsPreset: Types.OutputPreset = {
  buildGeneratesSection({ baseOutputDir, documents, schema, schemaAst = buildASTSchema(schema) }) {
    const fragments = new Map(definitions(documents, Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]))
    const text: Text = (operation) => {
      const plain = stripIgnoredCharacters(print(expandFragments(operation, fragments, schemaAst)))
      return `'${plain.replaceAll("'", "\\'")}'`
    }
    const file = (name: string, content: string): Types.GenerateOptions => ({
      filename: `${baseOutputDir}${name}`,
      plugins: [{ add: { content } }],
      pluginMap: { add },
      schema,
      documents: [],
      config: {},
    })

    const modules = documents.flatMap((source) => {
      const operations = definitions([source], Kind.OPERATION_DEFINITION)
      if (operations.length === 0) return []
      const name = basename(source.location ?? '', '.graphql')
      return [file(`${name}.ts`, operationModule(operations, text))]
    })
    const all = definitions(documents.filter(({ location = '' }) => !SERVER_ONLY.test(basename(location))), Kind.OPERATION_DEFINITION)
    return [...modules, file('allow-list.ts', allowList(all, text))]
  },
}

/** `order.server.graphql`: operations of the shop's server, which browsers may not send. */
const SERVER_ONLY = /\.server\./

/** The text of an operation as a string literal. */
type Text = (operation: OperationDefinitionNode) => string

function operationModule(operations: readonly OperationDefinitionNode[], text: Text): string {
  const types = operations.flatMap((operation) => [typeName(operation), `${typeName(operation)}Variables`])
  const constants = operations.map((operation) => {
    const name = nameOf(operation)
    const type = `Operation<${typeName(operation)}, ${typeName(operation)}Variables>`
    return `export const ${constantName(name)}: ${type} = {\n  name: '${name}',\n  query: ${text(operation)},\n}\n`
  })
  return [
    "import type { Operation } from '../operation.ts'",
    `import type { ${types.join(', ')} } from './types.ts'\n`,
    ...constants,
  ].join('\n')
}

function allowList(operations: readonly OperationDefinitionNode[], text: Text): string {
  const rows = operations.map((operation) => `  ['${nameOf(operation)}', ${text(operation)}],\n`)
  return `export const ALLOWED_OPERATIONS: ReadonlyMap<string, string> = new Map([\n${rows.join('')}])\n`
}

function definitions<K extends Kind.FRAGMENT_DEFINITION | Kind.OPERATION_DEFINITION>(documents: readonly Types.DocumentFile[], kind: K) {
  type Definition = K extends Kind.FRAGMENT_DEFINITION ? FragmentDefinitionNode : OperationDefinitionNode
  return documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition): definition is Definition => definition.kind === kind)
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const typeName = (operation: OperationDefinitionNode) => `${capitalised(nameOf(operation))}${capitalised(operation.operation)}`

function nameOf({ name, loc }: OperationDefinitionNode): string {
  if (!name) throw new Error(`An operation without a name: ${loc?.source.name ?? 'unknown file'}`)
  return name.value
}

const constantName = (name: string) => `${capitalised(name)}Operation`
