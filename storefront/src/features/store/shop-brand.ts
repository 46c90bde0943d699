import 'server-only'
import type { Brand } from '../../../brand/brand.ts'
import type { BrandPictures } from '../../../brand/brand-pictures.ts'
import { BRANDS } from '../../../brand/brands.ts'
import { readServerSettings } from '../../env.ts'

const { brand } = readServerSettings()
const files = brand ? BRANDS[brand] : undefined

/** What the shop says and shows of its own beside what its backend tells; undefined where no brand is set. */
export async function getBrand(): Promise<(Brand & BrandPictures) | undefined> {
  if (!files) return undefined
  const [{ brand: said }, { pictures: shown }] = await Promise.all([files.brand(), files.pictures()])
  return { ...said, ...shown }
}
