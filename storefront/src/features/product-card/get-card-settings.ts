import 'server-only'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { hasCustomAttributes } from '../store/attribute-names.ts'
import { getBestsellerUids } from './bestsellers.ts'

const { lowestPriceAttribute } = readServerSettings()

export async function getCardSettings(locale: Locale): Promise<CardSettings> {
  const [hasAttributes, bestsellers] = await Promise.all([hasCustomAttributes(locale), getBestsellerUids(locale)])
  return { hasAttributes, lowestPriceAttribute, bestsellers: [...bestsellers] }
}

/** What a browser needs besides a product to render its card as the server does. */
export interface CardSettings {
  /** Whether the backend supports custom attributes (Magento 2.4.7 and later). */
  readonly hasAttributes: boolean
  readonly lowestPriceAttribute: string
  readonly bestsellers: readonly string[]
}
