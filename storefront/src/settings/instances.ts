import { optionalFolder, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

export interface InstanceSettings {
  /** Resized pictures that all instances and builds share; undefined for Next's own folder in the build. */
  readonly pictureCache: { readonly folder: string; readonly maxBytes: number } | undefined
  /** The scripts and styles of all builds of the last day; undefined for those of one's own build only. */
  readonly assetsFolder: string | undefined
}

/** 100 TB. */
const MAX_MEGABYTES = 100_000_000

export const instanceSettings = () => ({
  PICTURE_CACHE_FOLDER: {
    schema: optionalFolder(),
    shownDefault: 'a folder in the build, for one instance',
    about: 'Folder with resized pictures that all instances share, such as /var/cache/kram/pictures.',
    more: 'It survives a new build. On several machines it is a network folder; a folder that is full or read-only costs time only ([more](operations.md#pictures)).',
  },
  PICTURE_CACHE_MB: { schema: wholeNumber(MAX_MEGABYTES, 1), fallback: '2048', about: 'Size of that folder in MB; the pictures that were not used for the longest time are removed first.' },
  ASSETS_FOLDER: {
    schema: optionalFolder(),
    about: 'Folder with the scripts and styles of the builds of the last day, which all instances share, such as /var/lib/kram/assets.',
    more: 'Needed for an update without an interruption: old pages find their scripts on new instances, and the reverse ([more](operations.md#rolling-update)).',
  },
})

export const readInstances = (values: Values<typeof instanceSettings>): InstanceSettings => ({
  pictureCache: values.PICTURE_CACHE_FOLDER ? { folder: values.PICTURE_CACHE_FOLDER, maxBytes: Number(values.PICTURE_CACHE_MB) * 1024 * 1024 } : undefined,
  assetsFolder: values.ASSETS_FOLDER || undefined,
})
