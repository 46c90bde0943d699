import { parse } from 'node:path'

/**
 * A TypeScript module that lists the message namespaces and types their messages by the English files.
 * @param files the names in `storefront/messages/en`
 */
export function namespacesModule(files: readonly string[]): string {
  const namespaces = files.map((file) => parse(file).name).toSorted()
  return [
    'export interface BaseMessages {',
    ...namespaces.map((namespace) => `  readonly '${namespace}': typeof import('../../../messages/en/${namespace}.json')`),
    '}',
    '',
    'export const NAMESPACES = [',
    ...namespaces.map((namespace) => `  '${namespace}',`),
    '] as const satisfies ReadonlyArray<keyof BaseMessages>',
    '',
  ].join('\n')
}
