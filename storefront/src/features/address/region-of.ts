/** The country in a language tag, as Magento writes it or as the web does: of `en_US` and `zh-Hans-CN`, US and CN. */
export const regionOf = (languageTag: string | undefined): string | undefined => /[_-]([A-Z]{2})$/.exec(languageTag ?? '')?.[1]
