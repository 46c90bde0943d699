import type { BrandPictures } from '../brand-pictures.ts'
import latinExtended from './fonts/lora-latin-ext-wght-normal.woff2'
import latin from './fonts/lora-latin-wght-normal.woff2'
import icon from './icon.svg'
import logo from './logo.svg'

export const pictures: BrandPictures = { fonts: { latin, latinExtended }, logo, icon }
