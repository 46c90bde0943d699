import { publicSettings } from '../../env.ts'

/** Some versions of Magento tell only the path of a category's picture. */
export function categoryPicture(image: string | null | undefined): string | undefined {
  return image ? new URL(image, publicSettings.imageHosts[0]).href : undefined
}
