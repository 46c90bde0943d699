import nextEnv from '@next/env'
import { join } from 'node:path'

// Imported first: storefront/.env must be loaded before any module reads a setting.
const isDevelopment = process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
nextEnv.loadEnvConfig(join(import.meta.dirname, '..'), isDevelopment)
