/** A document with cookies and a language only. */
export const fakeDocument = (jar: Map<string, string>, lang = 'en') => ({
  documentElement: { lang, dataset: {} },
  addEventListener: () => {},
  get cookie() {
    return [...jar].map((pair) => pair.join('=')).join('; ')
  },
  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  },
})
