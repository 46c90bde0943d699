import type { Operation } from '../operation.ts'
import type { AttributeMetadataQuery, AttributeMetadataQueryVariables } from './types.ts'

export const AttributeMetadataOperation: Operation<AttributeMetadataQuery, AttributeMetadataQueryVariables> = {
  name: 'AttributeMetadata',
  query: 'query AttributeMetadata($attributes:[AttributeInput!]!){customAttributeMetadata(attributes:$attributes){items{attribute_code input_type attribute_options{label value}storefront_properties{visible_on_catalog_pages}}}}',
}
