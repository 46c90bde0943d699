import type { Brand } from '../../brand/brand.ts'
import { BRANDS, loadBrandMessages } from '../../brand/brands.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { mergeMessages } from './merge-messages.ts'

/** In the same file as the messages, so that browsers load the list of brands once. */
export async function brandData(brand: string): Promise<Brand | undefined> {
  return (await BRANDS[brand]?.brand())?.brand
}

/** Returns a function that merges the brand's messages into the shop's. In a file that only shops with a brand load. */
export async function brandMessages(brand: string, locale: Locale): Promise<(messages: Partial<Messages>) => Messages> {
  const own = await loadBrandMessages(brand, locale)
  return (messages) => {
    const namespaces = Object.entries(own).filter(([namespace]) => namespace in messages)
    return mergeMessages(messages, Object.fromEntries(namespaces)) as Messages
  }
}
