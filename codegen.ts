import type { CodegenConfig } from '@graphql-codegen/cli'
import { collectMappers } from './codegen/collect-mappers.ts'
import { operationsPreset } from './codegen/operations-preset.ts'

/** Offline: the backend's own SDL types both sides, so that code generation needs no server. */
const config: CodegenConfig = {
  schema: 'backend/src/modules/**/*.graphqls',
  generates: {
    'storefront/src/graphql/generated/types.ts': {
      documents: 'storefront/src/features/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { useTypeImports: true, skipTypename: true, enumType: 'string-literal', immutableTypes: true, scalars: { ID: 'string' } },
    },
    'storefront/src/graphql/generated/': {
      documents: 'storefront/src/features/**/*.graphql',
      preset: operationsPreset,
      plugins: [],
    },
    'backend/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../graphql/context.ts#Context',
        mappers: collectMappers('backend/src/modules', 'backend/src/generated'),
        scalars: { ID: 'string' },
      },
    },
  },
}

export default config
