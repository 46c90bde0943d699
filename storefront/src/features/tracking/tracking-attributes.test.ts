import { expect, test } from 'vitest'
import { trackingAttributes } from './tracking-attributes.ts'

const CONTENT = { url: 'https://content.example', apiKey: 'key', previewSecret: undefined }
const TAG_MANAGER = { url: 'https://tags.example', containerId: 'GTM-TEST01', isLoadedBeforeConsent: false }
const TAGS = 'https://tags.example/gtm.js?id=GTM-TEST01'

test.each([
  ['neither service', undefined, undefined, {}],
  ['page content alone', CONTENT, undefined, { 'data-consent': 'analytics personalization' }],
  ['a tag manager', CONTENT, TAG_MANAGER, { 'data-tags': TAGS }],
  ['a tag manager that need not wait', undefined, { ...TAG_MANAGER, isLoadedBeforeConsent: true }, { 'data-tags': TAGS, 'data-tags-load': 'always' }],
] as const)('[TAG-02] pages of a shop with %s say so', (_case, content, tagManager, attributes) => {
  expect(trackingAttributes({ content, tagManager })).toEqual(attributes)
})
