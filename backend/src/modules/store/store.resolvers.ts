import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { catalogConfig } from './catalog-config.ts'
import { designConfig } from './design-config.ts'
import { salesConfig } from './sales-config.ts'
import { allStores } from './store.repository.ts'

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
    store_group_code: () => 'main_website_store',
    store_group_name: ({ groupName }) => groupName,
    website_code: () => 'base',
    website_id: () => 1,
    website_name: () => 'Main Website',
    is_default_store: ({ isDefault }) => isDefault,
    is_default_store_group: () => true,
    locale: ({ locale }) => locale,
    timezone: () => 'Europe/Warsaw',
    weight_unit: () => 'kgs',
    base_currency_code: ({ currency }) => currency,
    default_display_currency_code: ({ currency }) => currency,
    base_url: publicAddress(''),
    secure_base_url: publicAddress(''),
    base_link_url: publicAddress(''),
    secure_base_link_url: publicAddress(''),
    base_media_url: publicAddress('media/'),
    secure_base_media_url: publicAddress('media/'),
    base_static_url: publicAddress('static/'),
    secure_base_static_url: publicAddress('static/'),
  },
}
