import { LANGUAGES } from '../i18n/languages.ts'
import { optionalAddress } from './address-schema.ts'
import { withoutSlash } from './address.ts'
import { attributeCode, checked, listed, pairs, readPairs } from './schema.ts'
import type { Values } from './setting.ts'

export interface BackendSettings {
  /** The backend's address without a path; GraphQL is at /graphql under it. */
  readonly backendUrl: string
  /** 'user:password' for a backend behind basic auth. */
  readonly backendBasicAuth: string | undefined
  /** Store view codes by locale, if they differ from the locale. */
  readonly storeCodes: ReadonlyMap<string, string>
  /** The allowed origins of pictures, read at startup; a build contains those of its own time. */
  readonly imageHosts: readonly string[]
  /** The product attribute that holds the lowest price of the 30 days before a reduction. */
  readonly lowestPriceAttribute: string
  /** The product attribute that holds the identifier of the CMS block with its sizes; undefined for none. */
  readonly sizeGuideAttribute: string | undefined
  /** The product attribute that says how its sizes run; undefined for none. */
  readonly fitAttribute: string | undefined
}

export const backendSettings = () => ({
  BACKEND_URL: {
    schema: optionalAddress(),
    fallback: 'http://localhost:4000',
    shownDefault: 'the embedded backend',
    about: 'Address of a Magento; without one, the embedded backend.',
    more: 'When it is set, as in `https://magento.example`, the embedded backend is not started.',
  },
  BACKEND_BASIC_AUTH: {
    schema: checked((given) => /^[^:\s]+:.+$/.test(given), 'user:password', { isSecret: true }),
    about: 'user:password for a backend behind basic auth.',
    more: "It must accept a customer's token instead, which is sent in the same header.",
  },
  STORE_CODES: {
    schema: pairs((locale, code) => Object.hasOwn(LANGUAGES, locale) && /^\w+$/.test(code), `locale=store view with the locale ${listed(Object.keys(LANGUAGES))}, as in en=default,pl=polish`),
    about: 'locale=store view pairs such as en=default,pl=polish, for store views whose code is not the locale.',
  },
  NEXT_PUBLIC_IMAGE_HOST: {
    schema: optionalAddress(),
    shownDefault: '`BACKEND_URL`',
    about: 'Origin of product pictures; without one, BACKEND_URL.',
    more: 'The pictures are below its `/media/` and `/pub/media/`. It may also be a folder, such as `https://cdn.example/shop`.',
  },
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: {
    schema: optionalAddress(),
    shownDefault: '`BACKEND_URL`',
    about: 'The only other origin of pictures; without one, BACKEND_URL.',
  },
  LOWEST_PRICE_ATTRIBUTE: {
    schema: attributeCode(),
    fallback: 'lowest_price_30_days',
    about: 'Product attribute with the lowest price of the 30 days before a reduction.',
  },
  SIZE_GUIDE_ATTRIBUTE: {
    schema: attributeCode(),
    shownDefault: "the sample shop's with the embedded backend",
    about: "Product attribute with the identifier of the CMS block with the product's sizes.",
    more: 'A text field such as `size-guide-women-tops`. The product page opens the block beside the choice of the size ([more](magento.md#sizes)).',
  },
  FIT_ATTRIBUTE: {
    schema: attributeCode(),
    shownDefault: "the sample shop's with the embedded backend",
    about: 'Product attribute that says how its sizes run, such as Runs small.',
    more: 'A drop-down, whose text in the store view stands beside the choice of the size.',
  },
})

export const readBackend = (values: Values<typeof backendSettings>): BackendSettings => ({
  backendUrl: withoutSlash(values.BACKEND_URL).replace(/\/graphql$/, ''),
  backendBasicAuth: values.BACKEND_BASIC_AUTH || undefined,
  storeCodes: new Map(readPairs(values.STORE_CODES)),
  imageHosts: [values.NEXT_PUBLIC_IMAGE_HOST, values.NEXT_PUBLIC_IMAGE_HOST_FALLBACK],
  lowestPriceAttribute: values.LOWEST_PRICE_ATTRIBUTE,
  sizeGuideAttribute: values.SIZE_GUIDE_ATTRIBUTE || undefined,
  fitAttribute: values.FIT_ATTRIBUTE || undefined,
})
