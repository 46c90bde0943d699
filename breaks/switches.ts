import { parseSync } from 'oxc-parser'
import { type Break, broken as brokenSource, SWITCH } from './break.ts'

/** A node of the syntax tree: oxc's types list some 200 kinds, of which only a few matter here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** A part of the source, by offsets, that a switch replaces: `text` is the broken part. */
interface Switch {
  readonly id: string
  readonly node: Node
  readonly text: string
}

/**
 * Puts breaks into one source, each behind a condition on the variable `SWITCH`, so that a single build has them all.
 * @param file its name decides on the syntax: .ts or .tsx
 * @returns the source, and the breaks that no condition inside an expression or a block can make, such as those of an import
 */
export function withSwitches(file: string, source: string, breaks: ReadonlyMap<string, Break>): { source: string; left: string[] } {
  const switches: Switch[] = []
  const left: string[] = []
  for (const [id, made] of breaks) {
    const found = switchFor(file, source, brokenSource(source, made))
    if (found) switches.push({ id, ...found })
    else left.push(id)
  }
  return { source: write(source, { start: 0, end: source.length }, switches), left }
}

/** The smallest part of both sources outside of which they are equal, and which may stand in a condition. */
function switchFor(file: string, source: string, broken: string): Omit<Switch, 'id'> | undefined {
  const growth = broken.length - source.length
  const start = firstDifference(source, broken)
  let end = source.length
  while (end > start && end + growth > start && source[end - 1] === broken[end + growth - 1]) end -= 1
  const candidates = new Set(switchableNodes(file, broken).map(placeOf))
  const node = switchableNodes(file, source)
    .filter((node) => node.start <= start && end <= node.end && candidates.has(placeOf({ ...node, end: node.end + growth })))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0]
  return node && { node, text: broken.slice(node.start, node.end + growth) }
}

function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}

const lengthOf = ({ start, end }: Node) => end - start

/** An expression stays one, and a block a block. */
const placeOf = ({ type, start, end }: Node) => `${kindOf(type)} ${start} ${end}`

const kindOf = (type: string) => (STATEMENTS.has(type) ? 'statement' : type === ELEMENT ? type : 'expression')

const STATEMENTS: ReadonlySet<string> = new Set(['BlockStatement', 'ExpressionStatement'])

/** An element between tags, where an expression needs braces. */
const ELEMENT = 'JSXElement between tags'

function switchableNodes(file: string, source: string): Node[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const nodes: Node[] = []
  visit(program, (node) => nodes.push(node))
  return nodes
}

const EXPRESSION =
  /^(?:(?:Array|ArrowFunction|Await|Binary|Call|Chain|Conditional|Function|Logical|New|Object|Template|Unary|Update|Assignment|Member|TSAs|TSSatisfies|TSNonNull)Expression|Identifier|Literal|TemplateLiteral|JSXElement|JSXFragment)$/

/** Properties that hold a name, a pattern, a type or a part of a chain, and not an expression of its own. */
const NO_EXPRESSION = new Set(['id', 'key', 'property', 'params', 'param', 'callee', 'label', 'local', 'imported', 'exported', 'typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'openingElement', 'closingElement', 'openingFragment', 'closingFragment', 'tag', 'quasi', 'source', 'left'])

/**
 * @param report is called with each node that may stand in a condition
 * @param place `isLink`: a link of `a?.b.c`, which ends as a whole where `a` is missing; `statement`: the offset at which the
 * expression's statement begins, where a parenthesis would continue the line before
 */
function visit(value: unknown, report: (node: Node) => void, key = '', parent?: Node, place: { isLink?: boolean; statement?: number } = {}): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, report, key, parent, place))
  if (!isNode(value) || parent?.type === 'ImportDeclaration') return
  const type = parent?.type.startsWith('JSX') && key === 'children' && value.type.startsWith('JSX') ? ELEMENT : value.type
  const mayStand = STATEMENTS.has(value.type) || (!place.isLink && value.start !== place.statement)
  if (mayStand && isSwitchable(value, key, parent)) report({ type, start: value.start, end: value.end })
  const statement = value.type === 'ExpressionStatement' ? value.start : place.statement
  for (const [name, child] of Object.entries(value)) {
    const isLink = value.type === 'ChainExpression' || (place.isLink === true && LINKS.has(name))
    visit(child, report, name, value, { isLink, ...(statement !== undefined && { statement }) })
  }
}

function isSwitchable({ type }: Node, key: string, parent: Node | undefined): boolean {
  if (!parent) return false
  if (STATEMENTS.has(type)) return parent.type !== 'TSModuleBlock'
  if (!EXPRESSION.test(type)) return false
  if (isNamed(key, parent.type)) return false
  // A directive, an attribute without braces, and `typeof name` in a type.
  return !/^(?:Directive|JSXAttribute|TS(?!As|Satisfies|NonNull).*|ExportSpecifier|Property)$/.test(parent.type) || (parent.type === 'Property' && key === 'value')
}

/** `left` is an expression everywhere but in an assignment, a loop and a default value; `property` where it is computed. */
const isNamed = (key: string, parentType: string) =>
  key === 'left' ? /^(?:Assignment|For)/.test(parentType) : key === 'params' ? true : NO_EXPRESSION.has(key)

/** Properties that lead from one link of a chain to the one before. */
const LINKS = new Set(['object', 'callee', 'expression'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Writes a part of the source with the switches inside it, the outer ones first. */
function write(source: string, { start, end }: Omit<Node, 'type'>, switches: readonly Switch[]): string {
  const [outer] = switches.toSorted((one, other) => lengthOf(other.node) - lengthOf(one.node))
  if (!outer) return source.slice(start, end)
  const { node } = outer
  const isHere = (other: Switch) => other.node.start === node.start && other.node.end === node.end
  const isInside = (other: Switch) => !isHere(other) && other.node.start >= node.start && other.node.end <= node.end
  const whole = write(source, node, switches.filter(isInside))
  return (
    write(source, { start, end: node.start }, switches.filter((other) => other.node.end <= node.start)) +
    conditional(node.type, switches.filter(isHere), whole) +
    write(source, { start: node.end, end }, switches.filter((other) => other.node.start >= node.end))
  )
}

function conditional(type: string, switches: readonly Switch[], whole: string): string {
  if (STATEMENTS.has(type)) return switches.reduce((rest, { id, text }) => `{ if (${conditionOf(id)}) { ${text} } else { ${rest} } }`, whole)
  const choice = switches.reduce((rest, { id, text }) => `(${conditionOf(id)} ? ${text} : ${rest})`, whole)
  return type === ELEMENT ? `{${choice}}` : choice
}

const conditionOf = (id: string) => `globalThis.${SWITCH} === '${id}'`
