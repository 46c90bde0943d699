import 'server-only'
import type { Brand } from '../../../brand/brand.ts'
import type { BrandPictures } from '../../../brand/brand-pictures.ts'
import { BRAND_PICTURES, BRANDS } from '../../../brand/brands.ts'
import { readServerSettings } from '../../env.ts'

const { brand: name = '' } = readServerSettings()

/** The brand's data and pictures; undefined if no brand is set. */
export async function getBrand(): Promise<(Brand & BrandPictures) | undefined> {
  const [data, files] = await Promise.all([BRANDS[name]?.brand(), BRAND_PICTURES[name]?.()])
  return data && { ...data.brand, ...files?.pictures }
}
