import type { Resolvers } from '../../generated/resolvers.ts'

/** Values of attributes, of products and customers alike: what is chosen from a list comes with labels. */
export const attributeValueResolvers: Resolvers = {
  AttributeValueInterface: {
    __resolveType: (value) => ('selected_options' in value ? 'AttributeSelectedOptions' : 'AttributeValue'),
  },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
}
