import { Icon, type IconProps } from './icon.tsx'

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v15M3.5 16 7 19.5l3.5-3.5M14 6h7M14 12h5M14 18h3" />
  </Icon>
)
