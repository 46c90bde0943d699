/** An address of the backend's that a link may lead to: one of any other scheme could run as a script. */
export const httpUrl = (url: string | null | undefined): string | undefined =>
  url && /^https?:\/\//i.test(url) ? url : undefined
