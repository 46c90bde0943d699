export const PreloadChunks = (): null => null
