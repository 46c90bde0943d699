/** What stands where a translation is missing: its key, so that somebody notices and nothing breaks. */
export function messageKey({ namespace, key }: { namespace?: string; key: string }): string {
  return namespace ? `${namespace}.${key}` : key
}
