import { Icon, type IconProps } from './icon.tsx'

export const CompareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8.5H19M15 4.5l4 4-4 4M20.5 16H5M9 12l-4 4 4 4" />
  </Icon>
)
