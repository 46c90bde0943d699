import { type AddressSettings, addressSettings, readAddress } from './settings/address.ts'
import { type BackendSettings, backendSettings, readBackend } from './settings/backend.ts'
import { checkSettings, type Environment } from './settings/check.ts'
import { clusterSettings, type ClusterSettings, readCluster } from './settings/cluster.ts'
import { checkConflicts } from './settings/conflicts.ts'
import { type ContentSecuritySettings, contentSecuritySettings, readContentSecurity } from './settings/content-security.ts'
import { type EdgeSettings, edgeSettings, readEdge } from './settings/edge.ts'
import { type InstanceSettings, instanceSettings, readInstances } from './settings/instances.ts'
import { findMisspelled } from './settings/misspelled.ts'
import { type MonitoringSettings, monitoringSettings, readMonitoring } from './settings/monitoring.ts'
import { type PageSettings, pageSettings, readPages } from './settings/pages.ts'
import { type PaymentSettings, paymentSettings, readPayment } from './settings/payment.ts'
import { readServices, type ServiceSettings, serviceSettings } from './settings/service.ts'
import type { SettingGroup } from './settings/setting.ts'
import { readShop, type ShopSettings, shopSettings } from './settings/shop.ts'
import { readWithdrawal, type WithdrawalSettings, withdrawalSettings } from './settings/withdrawal.ts'

/** The folder of Next's build: one for each set of public settings. */
export const buildFolder = process.env.BUILD_FOLDER ?? '.next'

/**
 * The settings whose values are in the bundles of a build: other values need a new one. The image hosts are read at startup as well.
 */
export const builtInSettings = ({ NEXT_PUBLIC_LOCALES = '', NEXT_PUBLIC_ROOT_CATEGORY_UID = '', NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY = '' }: Environment = process.env) => ({
  NEXT_PUBLIC_LOCALES,
  NEXT_PUBLIC_ROOT_CATEGORY_UID,
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY,
})

/** @param defaulted the settings whose value is a default of storefront/.env */
export const misspelledSettings = (defaulted: readonly string[]): readonly string[] =>
  findMisspelled(process.env, [...settingGroups().flatMap(({ settings }) => Object.keys(settings)), 'BUILD_FOLDER'], defaulted)

export interface ServerSettings extends AddressSettings, BackendSettings, ShopSettings, PaymentSettings, PageSettings, ClusterSettings, InstanceSettings, MonitoringSettings {
  readonly withdrawal: WithdrawalSettings
  readonly services: ServiceSettings
  readonly contentSecurity: ContentSecuritySettings
  /** The cache in front of the shop. */
  readonly edge: EdgeSettings
  /** Whether the shop can be installed as an app, with an offline page. */
  readonly isInstallable: boolean
  /** Whether the shop visits its own pages at startup, so that they are cached for the first shoppers. */
  readonly isWarmedUp: boolean
  /** In development the gateway accepts any operation, and nothing is cached. */
  readonly isDevelopment: boolean
}

/** Every variable that the storefront reads at startup, in the order of the documents. */
export const settingGroups = (): readonly SettingGroup[] => [
  { title: 'its address', settings: addressSettings() },
  { title: 'the backend', settings: backendSettings() },
  { title: 'the shop', settings: shopSettings() },
  { title: 'payment', settings: paymentSettings() },
  { title: 'withdrawal from contracts (docs/withdrawal.md)', settings: withdrawalSettings() },
  { title: "external services; 'off' disables one, and the embedded backend has its own", settings: serviceSettings() },
  { title: 'content security policy (docs/security.md)', settings: contentSecuritySettings() },
  { title: 'page cache', settings: pageSettings() },
  { title: 'several instances (docs/operations.md)', settings: { ...clusterSettings(), ...instanceSettings() } },
  { title: 'the cache in front (docs/operations.md)', settings: edgeSettings() },
  { title: 'monitoring (docs/monitoring.md)', settings: monitoringSettings() },
]

/** @throws Error that lists every missing, misnamed or invalid setting */
export function readServerSettings(environment: Environment = process.env): ServerSettings {
  const settings = {
    ...addressSettings(), ...backendSettings(), ...shopSettings(), ...paymentSettings(), ...pageSettings(), ...clusterSettings(), ...withdrawalSettings(), ...serviceSettings(), ...contentSecuritySettings(),
    ...instanceSettings(), ...edgeSettings(), ...monitoringSettings(),
  }
  const values = checkSettings(settings, environment)
  const address = readAddress(values)
  checkConflicts(values)
  const isDevelopment = environment.NODE_ENV === 'development'
  return {
    ...address,
    ...readBackend(values),
    ...readShop(values),
    ...readPayment(values),
    ...readPages(values),
    ...readCluster(values),
    ...readInstances(values),
    ...readMonitoring(values),
    withdrawal: readWithdrawal(values, address.siteUrl),
    services: readServices(values),
    contentSecurity: readContentSecurity(values),
    edge: readEdge(values),
    isInstallable: values.PWA_DISABLED !== '1',
    isWarmedUp: values.WARM_UP === '1' && !isDevelopment,
    isDevelopment,
  }
}
