import nextEnv from '@next/env'
import { join } from 'node:path'

// Imported first: what stands in storefront/.env has to be there before anything reads a setting.
const isDevelopment = process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
nextEnv.loadEnvConfig(join(import.meta.dirname, '..'), isDevelopment)
