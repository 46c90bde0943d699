/**
 * Shows a picture's thumbnail, enlarged, until the picture has loaded. The pictures are transparent in part, so it does not stay below.
 * @param thumb the address that the browser has the thumbnail from; empty if it has not chosen one yet
 */
export function showMeanwhile(picture: HTMLImageElement | null, thumb: string | undefined): void {
  if (!picture || !thumb || picture.naturalWidth > 0) return
  picture.style.background = `center / contain no-repeat url("${thumb}")`
  picture.onload = () => picture.style.removeProperty('background')
}
