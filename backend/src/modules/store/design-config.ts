import type { StoreConfigResolvers } from '../../generated/resolvers.ts'
import { amount, amountOrNull, flag, text, textOrNull } from './setting-resolvers.ts'

/** The fields of storeConfig about the pages' head, header and footer, and about CMS pages. */
export const designConfig: StoreConfigResolvers = {
  absolute_footer: textOrNull('design/footer/absolute_footer'),
  cms_home_page: text('web/default/cms_home_page'),
  cms_no_cookies: text('web/default/cms_no_cookies'),
  cms_no_route: text('web/default/cms_no_route'),
  copyright: textOrNull('design/footer/copyright'),
  default_description: ({ description }) => description,
  default_keywords: textOrNull('design/head/default_keywords'),
  default_title: ({ title }) => title,
  demonotice: amount('design/head/demonotice'),
  front: text('web/default/front'),
  head_includes: textOrNull('design/head/includes'),
  head_shortcut_icon: textOrNull('design/head/shortcut_icon'),
  header_logo_src: textOrNull('design/header/logo_src'),
  logo_alt: textOrNull('design/header/logo_alt'),
  logo_height: amountOrNull('design/header/logo_height'),
  logo_width: amountOrNull('design/header/logo_width'),
  no_route: text('web/default/no_route'),
  show_cms_breadcrumbs: amount('web/default/show_cms_breadcrumbs'),
  title_prefix: textOrNull('design/head/title_prefix'),
  title_separator: text('catalog/seo/title_separator'),
  title_suffix: textOrNull('design/head/title_suffix'),
  use_store_in_url: flag('web/url/use_store'),
  welcome: text('design/header/welcome'),
}
