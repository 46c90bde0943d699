/** An address from the backend, if it is safe in a link: one of another scheme could run as a script. */
export const httpUrl = (url: string | null | undefined): string | undefined =>
  url && /^https?:\/\//i.test(url) ? url : undefined
