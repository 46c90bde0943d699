import { readServerSettings } from '../../env.ts'
import type { StoreConfigQuery } from '../../graphql/generated/types.ts'
import { imageAddress } from '../../lib/image-sources.ts'

const { imageHosts } = readServerSettings()

type StoreConfig = NonNullable<StoreConfigQuery['storeConfig']>

export interface Logo {
  readonly src: string
  readonly srcSet?: string
  readonly alt: string
  /** Pixels, where they are known: the room is kept before the picture is there. */
  readonly width?: number
  readonly height?: number
}

/** The logo and the favicon that the shop's people have uploaded; none where pictures of that host are not let through. */
export function storePictures(config: StoreConfig | null, shopName: string): { logo: Logo | undefined; icon: string | undefined } {
  const logo = mediaFile(config, 'logo', config?.header_logo_src)
  const icon = mediaFile(config, 'favicon', config?.head_shortcut_icon)
  return {
    logo: logo ? logoOf(logo, config, shopName) : undefined,
    icon: icon && imageAddress(icon, ICON_WIDTH),
  }
}

const ICON_WIDTH = 96
/** Those of the widths that the image optimiser makes (next.config.ts) which are enough for a logo. */
const LOGO_WIDTHS = [128, 256, 384, 640]
/** Of a logo of unknown size. */
const USUAL_WIDTH = 150

function logoOf(file: string, config: StoreConfig | null, shopName: string): Logo {
  const { logo_width: width, logo_height: height, logo_alt: alt } = config ?? {}
  const address = (density: number) => imageAddress(file, widthFor((width || USUAL_WIDTH) * density))
  return {
    src: address(1),
    srcSet: `${address(2)} 2x`,
    alt: alt || shopName,
    ...(width && height && { width, height }),
  }
}

const widthFor = (pixels: number): number => LOGO_WIDTHS.find((width) => width >= pixels) ?? Math.max(...LOGO_WIDTHS)

/** Magento tells the path under a folder of its media, as in 'stores/1/logo.svg'. */
function mediaFile(config: StoreConfig | null, folder: string, path: string | null | undefined): string | undefined {
  const url = path ? URL.parse(`${folder}/${path}`, config?.secure_base_media_url ?? '') : null
  return url && imageHosts.some((host) => URL.parse(host)?.origin === url.origin) ? url.href : undefined
}
