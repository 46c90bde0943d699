import fc, { type Arbitrary } from 'fast-check'
import { getNamedType, type GraphQLArgument, type GraphQLField, type GraphQLInputType, type GraphQLNamedType, isAbstractType, isCompositeType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType, isRequiredArgument, isRequiredInputField } from 'graphql'
import { backendSchema } from './backend-schema.ts'
import { CATEGORIES, PRODUCTS, SEARCHES, SKUS } from './sample-values.ts'

const DEEPEST = 7
const MAX_NUMBERS = 80
const TEXTS = ['1', 'x', '', '{{guest-cart}}', '{{customer-email}}', 'MQ==', ...SKUS, ...PRODUCTS, ...CATEGORIES, ...SEARCHES, "'", '%', '../', '\\u0000', '__proto__']
const NUMBERS = ['1', '0', '-1', '2', '9', '100', '2147483647', '2147483648', '1.5', '1e3']
const DIRECTIVES = ['', '', '', '', '', '', '@include(if: true)', '@skip(if: true)', '@include(if: false)', '@skip', '@deprecated', '@x']

interface Writer extends Choices {
  readonly fragments: string[]
}

/**
 * A document of the backend's schema, or nearly one. fast-check generates a list of numbers, each a choice on the path through the
 * schema, so that a shorter list with smaller numbers is a simpler document.
 */
export const documents: Arbitrary<string> = fc.array(fc.nat({ max: 0xffff }), { maxLength: MAX_NUMBERS, size: 'max' }).map((numbers) => writeDocument(choices(numbers)))

function writeDocument(source: Choices): string {
  const writer: Writer = { ...source, fragments: [] }
  const kind = writer.pick(['query', 'query', 'mutation'])
  const root = kind === 'query' ? backendSchema.getQueryType()! : backendSchema.getMutationType()!
  const text = `${kind} ${writer.pick(['', 'Fuzz', '_', 'query'])} ${selection(writer, root, 0)} ${writer.fragments.join(' ')}`
  return writer.below(25) === 24 ? mistyped(writer, text) : text
}

function selection(writer: Writer, type: GraphQLNamedType, depth: number): string {
  const fields = [...Array(1 + writer.below(3))].map((_, place) => selectedField(writer, type, depth, place))
  const inner = fields.join(' ')
  const shape = writer.below(12)
  if (shape === 11) {
    const name = `F${writer.fragments.length}`
    writer.fragments.push(`fragment ${name} on ${type.name} { ${inner} }`)
    return `{ ...${name} ${writer.below(6) === 5 ? `...${name}` : ''} }`
  }
  return shape === 10 ? `{ ... on ${type.name} { ${inner} } }` : `{ ${inner} }`
}

function selectedField(writer: Writer, type: GraphQLNamedType, depth: number, place: number): string {
  if (isAbstractType(type) && writer.below(2) === 1) {
    const part = writer.pick(backendSchema.getPossibleTypes(type))
    return `... on ${part.name} ${selection(writer, part, depth + 1)}`
  }
  const fields = isObjectType(type) || 'getFields' in type ? Object.values((type as { getFields(): Record<string, GraphQLField<unknown, unknown>> }).getFields()) : []
  const plain = fields.filter((field) => !isCompositeType(getNamedType(field.type)))
  const field = depth >= DEEPEST || fields.length === 0 ? plain[writer.below(Math.max(1, plain.length))] : writer.pick(fields)
  if (!field) return '__typename'
  const named = getNamedType(field.type)
  const below = isCompositeType(named) ? selection(writer, named, depth + 1) : ''
  return `a${place}: ${field.name}${writeArguments(writer, field.args)} ${writer.pick(DIRECTIVES)} ${below}`
}

function writeArguments(writer: Writer, all: readonly GraphQLArgument[]): string {
  const selected = all.filter((argument) => isRequiredArgument(argument) || writer.below(3) === 1)
  return selected.length === 0 ? '' : `(${selected.map(({ name, type }) => `${name}: ${literal(writer, type, 0)}`).join(', ')})`
}

function literal(writer: Writer, type: GraphQLInputType, depth: number): string {
  if (isNonNullType(type)) return literal(writer, type.ofType, depth)
  if (writer.below(30) === 29) return writer.pick(['null', '[]', '{}', '$undeclared', 'ENUM', '"text"', '1', '[[[1]]]'])
  if (isListType(type)) return `[${[...Array(writer.below(3))].map(() => literal(writer, type.ofType, depth + 1)).join(', ')}]`
  if (isEnumType(type)) return writer.pick(type.getValues()).name
  if (isInputObjectType(type)) {
    const fields = depth > DEEPEST ? [] : Object.values(type.getFields()).filter((field) => isRequiredInputField(field) || writer.below(4) === 1)
    return `{ ${fields.map((field) => `${field.name}: ${literal(writer, field.type, depth + 1)}`).join(', ')} }`
  }
  if (type.name === 'Boolean') return writer.pick(['true', 'false'])
  return type.name === 'Int' || type.name === 'Float' ? writer.pick(NUMBERS) : `"${writer.pick(TEXTS)}"`
}

/** The text with a part removed, duplicated or moved. */
function mistyped(writer: Writer, text: string): string {
  const at = writer.below(text.length)
  return text.slice(0, at) + writer.pick(['', '}', '{', '"', '...', '$', '@', '!', '\u0000', text.slice(at)]) + text.slice(at + writer.below(3))
}

/** Uses up the numbers that fast-check has generated; after the last one, every choice is the first. */
interface Choices {
  /** A whole number below `count`. */
  below(count: number): number
  pick<T>(values: readonly T[]): T
}

function choices(numbers: readonly number[]): Choices {
  let next = 0
  const below = (count: number): number => (numbers[next++] ?? 0) % count
  return { below, pick: (values) => values[below(values.length)]! }
}
