/** The client components of a product's page in one file: in a file each, they would repeat what they have in common. */
export { Tabs } from '../../ui/tabs.tsx'
export { ProductView } from './product-view.tsx'
export { RecentlyViewed } from './recently-viewed.tsx'
