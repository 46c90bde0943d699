import { Icon, type IconProps } from './icon.tsx'

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 7h10M19 7h2M3 17h3M12 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="9" cy="17" r="2.5" />
  </Icon>
)
