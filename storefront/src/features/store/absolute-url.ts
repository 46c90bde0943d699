import 'server-only'
import { readServerSettings } from '../../env.ts'

const { siteUrl } = readServerSettings()

/** A public path of the shop as the rest of the world has to write it. */
export const absoluteUrl = (path: string): string => siteUrl + path
