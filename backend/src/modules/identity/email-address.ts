const LOCAL_PART = /^[^\s\p{C}@"<>(),;:\\[\]]{1,64}$/u
const HOST = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u

/** Close to what Magento accepts: a local part without stray dots, and a host name of at least two labels. */
export function isEmailAddress(text: string): boolean {
  const [local = '', host = '', ...rest] = text.split('@')
  return rest.length === 0 && text.length <= 254 && LOCAL_PART.test(local) && !/^\.|\.\.|\.$/.test(local) && HOST.test(host)
}
