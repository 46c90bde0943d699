import { readServerSettings } from '../../env.ts'
import type { StoreConfigQuery } from '../../graphql/generated/types.ts'
import { imageAddress } from '../../lib/image-sources.ts'

const { imageHosts } = readServerSettings()

type StoreConfig = NonNullable<StoreConfigQuery['storeConfig']>

export interface Logo {
  readonly src: string
  readonly srcSet?: string
  readonly alt: string
  /** Pixels, if they are known: they reserve the space while the picture loads. */
  readonly width?: number
  readonly height?: number
}

/** The logo and the favicon from the back office; undefined if pictures of their host are not allowed. */
export function storePictures(config: StoreConfig | null, shopName: string): { logo: Logo | undefined; icon: string | undefined } {
  const logo = mediaFile(config, 'logo', config?.header_logo_src)
  const icon = mediaFile(config, 'favicon', config?.head_shortcut_icon)
  return {
    logo: logo ? logoOf(logo, config, shopName) : undefined,
    icon: icon && imageAddress(icon, ICON_WIDTH),
  }
}

const ICON_WIDTH = 96
/** Widths of the image optimiser (next.config.ts) that suit a logo. */
const LOGO_WIDTHS = [128, 256, 384, 640]
/** Of a logo of unknown size. */
const DEFAULT_WIDTH = 150

function logoOf(file: string, config: StoreConfig | null, shopName: string): Logo {
  const { logo_width: width, logo_height: height, logo_alt: alt } = config ?? {}
  const address = (density: number) => imageAddress(file, widthFor((width || DEFAULT_WIDTH) * density))
  return {
    src: address(1),
    srcSet: `${address(2)} 2x`,
    alt: alt || shopName,
    ...(width && height && { width, height }),
  }
}

const widthFor = (pixels: number): number => LOGO_WIDTHS.find((width) => width >= pixels) ?? Math.max(...LOGO_WIDTHS)

/** Magento's paths are relative to a folder of its media: 'stores/1/logo.svg'. */
function mediaFile(config: StoreConfig | null, folder: string, path: string | null | undefined): string | undefined {
  const url = path ? URL.parse(`${folder}/${path}`, config?.secure_base_media_url ?? '') : null
  return url && imageHosts.some((host) => URL.parse(host)?.origin === url.origin) ? url.href : undefined
}
