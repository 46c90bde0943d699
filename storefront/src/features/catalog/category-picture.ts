import { readServerSettings } from '../../env.ts'

const { imageHosts } = readServerSettings()

/** Some versions of Magento tell only the path of a category's picture. */
export function categoryPicture(image: string | null | undefined): string | undefined {
  return image ? new URL(image, imageHosts[0]).href : undefined
}
