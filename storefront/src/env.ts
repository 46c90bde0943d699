import { type AddressSettings, addressSettings, readAddress } from './settings/address.ts'
import { type BackendSettings, backendSettings, readBackend } from './settings/backend.ts'
import { checkSettings, type Environment } from './settings/check.ts'
import { type ContentSecuritySettings, contentSecuritySettings, readContentSecurity } from './settings/content-security.ts'
import { type PageSettings, pageSettings, readPages } from './settings/pages.ts'
import { readServices, type ServiceSettings, serviceSettings } from './settings/service.ts'
import type { SettingGroup } from './settings/setting.ts'
import { readShop, type ShopSettings, shopSettings } from './settings/shop.ts'
import { readWithdrawal, type WithdrawalSettings, withdrawalSettings } from './settings/withdrawal.ts'

/** Where Next builds to, and is served from: one folder for each set of public settings. */
export const buildFolder = process.env.BUILD_FOLDER ?? '.next'

export interface ServerSettings extends AddressSettings, BackendSettings, ShopSettings, PageSettings {
  readonly withdrawal: WithdrawalSettings
  readonly services: ServiceSettings
  readonly contentSecurity: ContentSecuritySettings
  /** Whether browsers may keep the shop as an app, with a page for when they are offline. */
  readonly isInstallable: boolean
  /** Whether the shop visits its own pages when it starts, so that the first shoppers find them finished. */
  readonly isWarmedUp: boolean
  /** True while the code is being worked on: any operation passes the gateway, nothing is cached. */
  readonly isDevelopment: boolean
}

/** Every variable that the storefront reads when it starts, as the documents list them. */
export const settingGroups = (): readonly SettingGroup[] => [
  { title: 'where it is', settings: addressSettings() },
  { title: 'the backend', settings: backendSettings() },
  { title: 'the shop', settings: shopSettings() },
  { title: 'withdrawal from contracts (docs/withdrawal.md)', settings: withdrawalSettings() },
  { title: "services around the shop; 'off' is a shop without one, and the embedded backend brings its own", settings: serviceSettings() },
  { title: 'what its pages may load (docs/security.md)', settings: contentSecuritySettings() },
  { title: 'finished pages', settings: pageSettings() },
]

/** @throws Error that lists every setting that is missing, misnamed or unreadable */
export function readServerSettings(environment: Environment = process.env): ServerSettings {
  const settings = {
    ...addressSettings(), ...backendSettings(), ...shopSettings(), ...pageSettings(), ...withdrawalSettings(), ...serviceSettings(), ...contentSecuritySettings(),
  }
  const values = checkSettings(settings, environment)
  const address = readAddress(values)
  const isDevelopment = environment.NODE_ENV === 'development'
  return {
    ...address,
    ...readBackend(values),
    ...readShop(values),
    ...readPages(values),
    withdrawal: readWithdrawal(values, address.siteUrl),
    services: readServices(values),
    contentSecurity: readContentSecurity(values),
    isInstallable: values.PWA_DISABLED !== '1',
    isWarmedUp: values.WARM_UP === '1' && !isDevelopment,
    isDevelopment,
  }
}
