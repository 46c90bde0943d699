/** An address that a link may lead to: from the backend, any other kind could run as a script. */
export const httpUrl = (url: string | null | undefined): string | undefined =>
  url && /^https?:\/\//i.test(url) ? url : undefined
