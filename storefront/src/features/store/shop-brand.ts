import 'server-only'
import { BRANDS } from '../../../brand/brands.ts'
import type { Brand } from '../../../brand/brand.ts'
import { readServerSettings } from '../../env.ts'

const { brand } = readServerSettings()

/** What the shop shows of its own beside what its backend tells; undefined where no brand is set. */
export async function getBrand(): Promise<Brand | undefined> {
  return brand ? BRANDS[brand]?.load() : undefined
}
