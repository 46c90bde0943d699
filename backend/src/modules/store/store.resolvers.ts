import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { catalogConfig } from './catalog-config.ts'
import { designConfig } from './design-config.ts'
import { salesConfig } from './sales-config.ts'
import { text } from './setting-resolvers.ts'
import { shopLink } from './shop-link.ts'
import { allStores, website } from './store.repository.ts'

const publicAddress = (folder: string) => (_: unknown, __: unknown, { publicUrl }: Context) => `${publicUrl}/${folder}`

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_, __, { store }) => store,
    availableStores: (_, { useCurrentGroup }, { database, store }) =>
      allStores(database).filter(({ groupName }) => !useCurrentGroup || groupName === store.groupName),
  },
  StoreConfig: {
    ...catalogConfig,
    ...designConfig,
    ...salesConfig,
    id: ({ id }) => id,
    code: ({ code }) => code,
    store_code: ({ code }) => code,
    store_name: ({ name }) => name,
    store_sort_order: ({ id }) => id,
    store_group_code: ({ groupCode }) => groupCode,
    store_group_name: ({ groupName }) => groupName,
    website_code: (_, __, { database }) => website(database).code,
    website_id: (_, __, { database }) => website(database).id,
    website_name: (_, __, { database }) => website(database).name,
    is_default_store: ({ isDefault }) => isDefault,
    is_default_store_group: () => true,
    locale: ({ locale }) => locale,
    timezone: text('general/locale/timezone'),
    weight_unit: text('general/locale/weight_unit'),
    base_currency_code: ({ currency }) => currency,
    default_display_currency_code: ({ currency }) => currency,
    base_url: publicAddress(''),
    secure_base_url: publicAddress(''),
    base_link_url: (store, _, { shopUrl }) => shopLink({ shopUrl, store }, '/'),
    secure_base_link_url: (store, _, { shopUrl }) => shopLink({ shopUrl, store }, '/'),
    base_media_url: publicAddress('media/'),
    secure_base_media_url: publicAddress('media/'),
    base_static_url: publicAddress('static/'),
    secure_base_static_url: publicAddress('static/'),
  },
}
