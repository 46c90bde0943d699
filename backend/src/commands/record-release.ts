import { buildSchema, getNamedType, type GraphQLSchema, isInputObjectType, isRequiredInputField, parseType, printType, typeFromAST } from 'graphql'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeDefinitions } from '../graphql/type-definitions.ts'
import { coordinatesOf, ownerOf } from '../magento/coordinates.ts'
import { required } from '../lib/required.ts'

/** Magento creates these at run time, one for each filterable attribute; the others are declared. */
const CREATED_AT_RUN_TIME = /^ProductAttributeFilterInput\.(?!category_(id|uid|url_path)$)/

/**
 * Records how a release's schema differs from this backend's, for `release-schema.ts`. Run it when the schema in `modules` grows,
 * and for a new release:
 *
 *   node backend/src/commands/record-release.ts 2.4.7 schema.graphql
 *
 * The file is the introspected schema of a Magento of that release, printed as SDL. A second file holds the SDL that only that
 * release has and that cannot be omitted.
 */
function record(release: string, file: string): void {
  const ours = buildSchema(typeDefinitions().join('\n'))
  const theirs = buildSchema(readFileSync(file, 'utf8'))
  const name = join(import.meta.dirname, '../magento/releases', release)
  writeFileSync(`${name}.txt`, differences(ours, theirs).map((line) => `${line}\n`).join(''))
  const additions = [...newTypes(ours, theirs), ...newRequiredFields(ours, theirs)]
  writeFileSync(`${name}.graphql`, additions.map((definition) => `${definition}\n`).join('\n'))
}

/** Our coordinates that are missing in the release; those with another type are followed by a colon and that type. */
function differences(ours: GraphQLSchema, theirs: GraphQLSchema): string[] {
  const known = coordinatesOf(theirs)
  const lines: string[] = []
  for (const [coordinate, type] of coordinatesOf(ours)) {
    if (CREATED_AT_RUN_TIME.test(coordinate)) continue
    const other = known.get(coordinate)
    if (other !== undefined && other !== type) lines.push(`${coordinate}: ${other}`)
    if (other === undefined) lines.push(coordinate)
  }
  return lines.filter((line) => !isWithin(line, lines))
}

const isWithin = (line: string, lines: readonly string[]): boolean =>
  ownerOf(line) !== line && (lines.includes(ownerOf(line)) || isWithin(ownerOf(line), lines))

/** New types that a changed field refers to. */
function newTypes(ours: GraphQLSchema, theirs: GraphQLSchema): string[] {
  const named = differences(ours, theirs).filter((line) => line.includes(': '))
  const types = named.map((line) => getNamedType(typeFromAST(theirs, parseType(required(line.split(': ')[1], 'type')))))
  return types.flatMap((type) => (type && !ours.getType(type.name) ? [printType(type)] : []))
}

function newRequiredFields(ours: GraphQLSchema, theirs: GraphQLSchema): string[] {
  return Object.values(ours.getTypeMap()).filter(isInputObjectType).flatMap((input) => {
    const other = theirs.getType(input.name)
    if (!isInputObjectType(other)) return []
    const required = Object.values(other.getFields()).filter((field) => isRequiredInputField(field) && !input.getFields()[field.name])
    return required.map((field) => `extend input ${input.name} {\n  ${field.name}: ${String(field.type)}\n}`)
  })
}

const [release, file] = process.argv.slice(2)
if (!release || !file) throw new Error('Usage: node backend/src/commands/record-release.ts <release> <schema.graphql>')
record(release, file)
