import type { Resolvers } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { countryName } from './countries.ts'
import { deliveryCountries, deliveryCountry } from './delivery-countries.ts'
import { currencySymbol } from './money.ts'

export const directoryResolvers: Resolvers = {
  Query: {
    countries: (_, __, context) => deliveryCountries(context),
    country: (_, { id }, context) => {
      if (!id) throw refused('directory.countryMissing')
      const country = deliveryCountry(context, id)
      if (!country) throw refused('directory.countryNotFound')
      return country
    },
    currency: (_, __, { store }) => store,
  },
  Country: {
    id: ({ id }) => id,
    two_letter_abbreviation: ({ id }) => id,
    three_letter_abbreviation: ({ threeLetters }) => threeLetters,
    full_name_locale: ({ id }, _, { store }) => countryName(id, store.locale),
    full_name_english: ({ id }) => countryName(id, 'en_GB'),
    available_regions: ({ regions }) => (regions.length > 0 ? [...regions] : null),
  },
  Currency: {
    base_currency_code: ({ currency }) => currency,
    default_display_currency_code: ({ currency }) => currency,
    base_currency_symbol: ({ currency }) => currencySymbol(currency),
    default_display_currency_symbol: ({ currency }) => currencySymbol(currency),
    available_currency_codes: ({ currency }) => [currency],
    exchange_rates: ({ currency }) => [{ currency_to: currency, rate: 1 }],
  },
}
