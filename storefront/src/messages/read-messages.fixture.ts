import { readFileSync } from 'node:fs'
import { type Expression, parseSync, type SpreadElement, Visitor } from 'oxc-parser'
import { NAMESPACES } from '../i18n/generated/namespaces.ts'

interface Import {
  readonly path: string
  /** The namespaces that `withMessages` loads together with the file. */
  readonly messages: readonly string[]
}

interface MessagesInFile {
  /** The namespaces of its translators. */
  readonly used: readonly string[]
  readonly imports: readonly Import[]
}

type Argument = Expression | SpreadElement | undefined

/** Reads the namespaces that a source file uses, and its imports, from its syntax tree. */
export function readMessages(file: string): MessagesInFile {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'))
  const used: string[] = []
  const calledByT: string[] = []
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
      if (name === 't') calledByT.push(namespaceIn(first))
      if (name === 'withMessages' && first?.type === 'ArrayExpression' && second) {
        lazy.push({ start: second.start, end: second.end, messages: first.elements.map((element) => namespaceIn(element ?? undefined)) })
      }
    },
    ImportExpression({ start, source }) {
      dynamic.push({ start, path: textOf(source) })
    },
    TSTypeReference({ typeName }) {
      if (typeName.type === 'Identifier' && typeName.name === 'Translate') hasAllNamespaces = true
    },
  }).visit(program)

  const isNamespace = (name: string): boolean => (NAMESPACES as readonly string[]).includes(name)
  const values = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  return {
    used: [...used, ...(hasAllNamespaces ? calledByT : [])].filter(isNamespace),
    imports: [
      ...values.map(({ moduleRequest }) => ({ path: moduleRequest.value, messages: [] })),
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
