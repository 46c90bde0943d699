/** The client components of a product's page in one chunk: separate chunks would duplicate their shared code. */
export { Tabs } from '../../ui/tabs.tsx'
export { ProductView } from './product-view.tsx'
export { RecentlyViewed } from './recently-viewed.tsx'
