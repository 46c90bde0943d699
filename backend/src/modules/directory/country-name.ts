/** @param locale as Magento writes it, `pl_PL` */
export const countryName = (id: string, locale: string): string =>
  new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' }).of(id) ?? id
