import { readFileSync } from 'node:fs'
import { type Expression, parseSync, type SpreadElement, Visitor } from 'oxc-parser'
import { NAMESPACES } from '../i18n/generated/namespaces.ts'

interface Import {
  readonly path: string
  /** The namespaces that `withMessages` or `loadMessages` loads for the file. */
  readonly messages: readonly string[]
}

export interface MessagesInFile {
  /** The namespaces of its translators. */
  readonly used: readonly string[]
  /** What its `<ClientMessages>` names: namespaces, and pages whose own ones are sent. */
  readonly sent: readonly string[]
  /** Whether it begins with 'use client'. */
  readonly isClient: boolean
  readonly imports: readonly Import[]
}

type Argument = Expression | SpreadElement | undefined

/** Reads the namespaces that a source file uses and sends, and its imports, from its syntax tree. */
export function readMessages(file: string): MessagesInFile {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'))
  const used: string[] = []
  const calledByT: string[] = []
  const sent: string[] = []
  const loaded: string[] = []
  const lists = new Map<string, Argument>()
  const lazy: Array<{ readonly start: number; readonly end: number; readonly messages: readonly string[] }> = []
  const dynamic: Array<{ readonly start: number; readonly path: string }> = []
  let hasAllNamespaces = false

  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      const name = callee.type === 'Identifier' ? callee.name : ''
      if (name.endsWith('Translations')) {
        if (first) used.push(namespaceIn(first))
        else hasAllNamespaces = true
      }
      if (name === 'loadMessages') loaded.push(...textsOf(second))
      if (name === 't') calledByT.push(namespaceIn(first))
      if (name === 'withMessages' && second) lazy.push({ start: second.start, end: second.end, messages: textsOf(first) })
    },
    ImportExpression({ start, source }) {
      dynamic.push({ start, path: textOf(source) })
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) lists.set(id.name, init)
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'ClientMessages') return
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name === 'except' || !attribute.value) continue
        const value = attribute.value.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value
        sent.push(...textsOf(value.type === 'Identifier' ? lists.get(value.name) : (value as Expression)))
      }
    },
    TSTypeReference({ typeName }) {
      if (typeName.type === 'Identifier' && typeName.name === 'Translate') hasAllNamespaces = true
    },
  }).visit(program)

  const isNamespace = (name: string): boolean => (NAMESPACES as readonly string[]).includes(name)
  const values = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])))
  return {
    used: [...used, ...(hasAllNamespaces ? calledByT : [])].filter(isNamespace),
    sent,
    isClient: program.body.some((statement) => statement.type === 'ExpressionStatement' && statement.directive === 'use client'),
    imports: [
      ...[...values.map(({ moduleRequest }) => moduleRequest.value), ...passedOn].map((path) => ({ path, messages: loaded })),
      ...dynamic.map(({ start, path }) => ({ path, messages: lazy.find((part) => part.start < start && start < part.end)?.messages ?? [] })),
    ],
  }
}

/** The first part of a key: `login` in 'login.title', `dashboard.${section}` and { namespace: 'login' }. */
function namespaceIn(argument: Argument): string {
  if (argument?.type !== 'ObjectExpression') return textOf(argument).split('.')[0] ?? ''
  const property = argument.properties.find((each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'namespace')
  return property?.type === 'Property' ? namespaceIn(property.value as Expression) : ''
}

/** The text of a literal; of a template, the text before its first expression. */
function textOf(argument: Argument): string {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value
  return argument?.type === 'TemplateLiteral' ? (argument.quasis[0]?.value.raw ?? '') : ''
}

/** A text, or the texts of a list. */
function textsOf(argument: Argument): string[] {
  if (argument?.type === 'TSAsExpression') return textsOf(argument.expression)
  return argument?.type === 'ArrayExpression' ? argument.elements.map((element) => textOf(element ?? undefined)) : [textOf(argument)]
}
