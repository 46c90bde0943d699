import { optionalRedis } from './address-schema.ts'
import type { Values } from './setting.ts'

export interface ClusterSettings {
  /** The Redis or Valkey that several instances of the shop share; without one, the shop is a single instance. */
  readonly redisUrl: string | undefined
}

export const clusterSettings = () => ({
  REDIS_URL: {
    schema: optionalRedis(),
    about: 'Redis or Valkey that several instances share, such as redis://user:password@host:6379/0; without one, the shop is a single instance.',
    more: 'It holds finished pages, evictions, and the counters of limits ([operation](operations.md#settings-of-instances)). `rediss:` encrypts the connection. From Redis 6.2 or Valkey 7.2 on.',
  },
})

export const readCluster = (values: Values<typeof clusterSettings>): ClusterSettings => ({ redisUrl: values.REDIS_URL || undefined })
